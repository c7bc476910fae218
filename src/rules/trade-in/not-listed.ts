/** What stands in a list of makes or models for a name that it does not have: such a car gets a call and no figure. */
export const NOT_LISTED = 'Not in this list';
