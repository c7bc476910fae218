/** The shopper's own page, where a site gives it no other address and name (ledger A10). */
export const GARAGE = { path: 'my-garage', title: 'My Garage' } as const;

/** The forms of that page that sign a device out. They are never refused for a limit: nobody may be kept signed in. */
const SIGN_OUTS: readonly unknown[] = ['sign-out', 'sign-out-everywhere', 'end-session'];

export const isSignOut = (action: unknown): boolean => SIGN_OUTS.includes(action);
