import { retryDelay } from './retry-delay.ts';

/** What is known of a delivery when an attempt has just failed; times in milliseconds since 1970. */
export interface FailedDelivery {
  readonly firstAttemptAt: number;
  /** How many attempts there have been, this one included. */
  readonly attempts: number;
  readonly now: number;
}

/** What becomes of it. */
export type AfterFailure =
  | { readonly state: 'waiting'; readonly nextAttemptAt: number }
  | { readonly state: 'set_aside'; readonly nextAttemptAt: null };

/** Three days, less the half minute that keeps the last attempt inside them. */
const LAST_ATTEMPT_MS = 3 * 86_400_000 - 30_000;

/**
 * Whether a failed delivery is tried again, and when: with growing pauses for three days since its first attempt, the last time just
 * before they end; then it is set aside for a person (ledger L14).
 */
export function afterFailure({ firstAttemptAt, attempts, now }: FailedDelivery): AfterFailure {
  const last = firstAttemptAt + LAST_ATTEMPT_MS;
  if (now >= last) return { state: 'set_aside', nextAttemptAt: null };
  return { state: 'waiting', nextAttemptAt: Math.min(now + retryDelay(attempts), last) };
}
