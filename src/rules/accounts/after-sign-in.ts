import { ownPath } from './own-path.ts';

/** Where signing in leads: to the page it was needed for, or else to the shopper's own page (ledger A1, H6). */
export const afterSignIn = (redirect: string | null, { garagePath }: { readonly garagePath: string }): string =>
  ownPath(redirect) ?? `/${garagePath}`;
