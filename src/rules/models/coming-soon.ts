/** Shown for a model that cannot be bought yet (ledger N2). */
export const COMING_SOON = 'Coming Soon';
