/** Where a tab keeps the vehicles that somebody wanted to save and was sent to sign in for, the last one last. */
export const WANTED = 'forecourt.wanted';
