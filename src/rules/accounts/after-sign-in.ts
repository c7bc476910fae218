import { ownPath } from './own-path.ts';

const MY_GARAGE = '/my-garage';

/** Where signing in leads: to the page it was needed for, or else to My Garage (ledger A1, H6). */
export const afterSignIn = (redirect: string | null): string => ownPath(redirect) ?? MY_GARAGE;
