/** The shopper's own page, where a site gives it no other address and name (ledger A10). */
export const GARAGE = { path: 'my-garage', title: 'My Garage' } as const;
