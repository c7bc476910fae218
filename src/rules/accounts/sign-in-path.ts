import type { SignInType } from './sign-in-type.ts';

interface SignInInput {
  readonly type: SignInType;
  /** Where the shopper goes once signed in. */
  readonly redirect: string;
  /** Where the link back leads; without it there is no such link. */
  readonly back?: string | undefined;
}

/** The address at which a visitor signs in (ledger A1, A2). */
export function signInPath({ type, redirect, back }: SignInInput): string {
  const query = new URLSearchParams({ type, redirect, ...(back === undefined ? {} : { back }) });
  return `/sign-in?${query.toString()}`;
}
