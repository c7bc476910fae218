/** As many as a person reads in a terminal: of more, only how many there are is told. */
export const MOST_LISTED = 50;
