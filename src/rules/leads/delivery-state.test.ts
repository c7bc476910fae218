import fc from 'fast-check';
import { expect, test } from 'vitest';
import { afterFailure } from '#src/rules/leads/delivery-state.ts';
import { retryDelay } from './delivery-state.ts';

const HOUR = 3_600_000;
const START = Date.UTC(2026, 6, 1);

/** The attempts of a delivery that always fails, each taking this long. */
function attemptTimes(attemptMs: number): number[] {
  const times: number[] = [];
  for (let at: number | null = START; at !== null && times.length < 1_000; ) {
    times.push(at);
    at = afterFailure({ firstAttemptAt: START, attempts: times.length, now: at + attemptMs }).nextAttemptAt;
  }
  return times;
}

test('L14b a delivery that always fails is attempted to the end of the third day, and not after it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 30_000 }), (attemptMs) => {
      const last = (attemptTimes(attemptMs).at(-1) ?? 0) - START;
      expect(last).toBeGreaterThan(71 * HOUR);
      expect(last).toBeLessThan(72 * HOUR);
    }),
  );
});

test('L14b three days are some twenty attempts, not thousands', () => expect(attemptTimes(0)).toHaveLength(22));

test('L14.3 an attempt that fails when the three days are over sets the delivery aside', () =>
  expect(afterFailure({ firstAttemptAt: START, attempts: 21, now: START + 72 * HOUR })).toEqual({
    state: 'set_aside',
    nextAttemptAt: null,
  }));

test.each([
  [1, 30],
  [2, 60],
  [3, 120],
  [10, 15_360],
  [11, 21_600],
  [40, 21_600],
  [2_000, 21_600],
])('L14a after attempt %i a delivery waits %i seconds', (attempts, seconds) => expect(retryDelay(attempts)).toBe(seconds * 1000));
