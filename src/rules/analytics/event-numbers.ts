/** The numbers under which analytics knows what visitors do; those of forms are in leads/lead-event (ledger X1). */
export const EVENTS = { favouriteSaved: 39, searchOpened: 49 } as const;
