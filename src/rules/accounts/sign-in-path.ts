import { addressPath } from '#src/rules/addresses/addresses.ts';
import type { SignInType } from './sign-in-type.ts';

interface Input {
  readonly type: SignInType;
  readonly redirect: string;
  readonly back?: string;
}

/** Where someone signs in before they go on to `redirect`; `back` is left out where there is no page to return to (ledger A1). */
export function signInPath({ type, redirect, back }: Input): string {
  const query = new URLSearchParams({ type, redirect, ...(back === undefined ? {} : { back }) });
  return `${addressPath('signIn')}?${query}`;
}
