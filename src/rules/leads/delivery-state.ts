import { DAY_MS } from '#src/rules/time/local-day.ts';

const FIRST_MS = 30_000;
const LONGEST_MS = 6 * 3_600_000;

/** How long to wait after a delivery's nth failed attempt: half a minute, doubling each time, six hours at most (ledger L14). */
export const retryDelay = (attempts: number): number => Math.min(FIRST_MS * 2 ** (Math.max(1, attempts) - 1), LONGEST_MS);

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
const LAST_ATTEMPT_MS = 3 * DAY_MS - 30_000;

/**
 * Whether a failed delivery is retried, and when: with growing pauses for three days after its first attempt, the last just
 * before they end. After that it is set aside for a person (ledger L14).
 */
export function afterFailure({ firstAttemptAt, attempts, now }: FailedDelivery): AfterFailure {
  const last = firstAttemptAt + LAST_ATTEMPT_MS;
  if (now >= last) return { state: 'set_aside', nextAttemptAt: null };
  return { state: 'waiting', nextAttemptAt: Math.min(now + retryDelay(attempts), last) };
}
