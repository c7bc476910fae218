import { FRESH_CODE_MINUTES } from '#src/rules/accounts/sign-in-limits.ts';
import type { Context } from '#src/use-cases/context.ts';
import type { SignedIn } from './read-session.ts';

/** Whether the shopper has just shown by a code that the phone is theirs: an open session alone hands over or erases nothing (ledger A12). */
export async function hasFreshCode({ store, services }: Context, { shopperId, sessionId }: SignedIn): Promise<boolean> {
  const enteredAt = await store.accounts.codeEnteredAt(shopperId, sessionId);
  return enteredAt !== null && services.now() - enteredAt < FRESH_CODE_MINUTES * 60_000;
}
