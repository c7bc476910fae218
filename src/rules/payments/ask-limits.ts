/** For how many pages of one network address the provider of payments is asked at the same time; whoever opens another reads that it is being checked. */
export const MOST_ASKED_AT_ONCE = 4;
