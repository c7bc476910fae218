import { expect, test } from 'vitest';
import { nextAttempt, nextPull } from './feed-schedule.ts';

const NOW = new Date('2026-11-17T02:00:00Z');
const after = (then: Date | null) => (then === null ? null : (then.getTime() - NOW.getTime()) / 60_000);

test('J7 a feed is fetched as its schedule says; a failure is tried again after 5, 10, 20 … minutes, never later than the schedule', () => {
  expect(after(nextPull(60, 0, NOW))).toBe(60);
  expect([1, 2, 3, 4, 5, 200].map((failures) => after(nextPull(60, failures, NOW)))).toEqual([5, 10, 20, 40, 60, 60]);
  expect(after(nextPull(5, 3, NOW))).toBe(5);
});

test('J7 a file that was sent is tried six times, after 1, 2, 4, 8 and 16 minutes', () => {
  expect([1, 2, 3, 4, 5, 6].map((attempts) => after(nextAttempt(attempts, NOW)))).toEqual([1, 2, 4, 8, 16, null]);
});
