import { retryDelay } from './retry-delay.ts';

/** A delivery whose attempt has just failed; times in milliseconds since 1970. */
export interface FailedDelivery {
  readonly firstAttemptAt: number;
  /** The number of attempts so far, including this one. */
  readonly attempts: number;
  readonly now: number;
}

export type AfterFailure =
  | { readonly state: 'waiting'; readonly nextAttemptAt: number }
  | { readonly state: 'set_aside'; readonly nextAttemptAt: null };

/** Three days, minus half a minute so that the last attempt is within them. */
const LAST_ATTEMPT_MS = 3 * 86_400_000 - 30_000;

/**
 * Whether a failed delivery is retried, and when: with growing pauses for three days after its first attempt, the last just
 * before they end. After that it is set aside for a person (ledger L14).
 */
export function afterFailure({ firstAttemptAt, attempts, now }: FailedDelivery): AfterFailure {
  const last = firstAttemptAt + LAST_ATTEMPT_MS;
  if (now >= last) return { state: 'set_aside', nextAttemptAt: null };
  return { state: 'waiting', nextAttemptAt: Math.min(now + retryDelay(attempts), last) };
}
