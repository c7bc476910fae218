/** What is said when a removal cannot be undone: there is no connection, or the server would not. */
export const UNREACHED = 'You’re offline. Nothing was changed. Try again when you’re back.';
export const NOT_UNDONE = 'We couldn’t put it back. Please try again.';
