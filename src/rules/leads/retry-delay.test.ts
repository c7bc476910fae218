import { expect, test } from 'vitest';
import { retryDelay } from '#src/rules/leads/retry-delay.ts';

test.each([
  [1, 30],
  [2, 60],
  [3, 120],
  [10, 15_360],
  [11, 21_600],
  [40, 21_600],
  [2_000, 21_600],
])('L14a after attempt %i a delivery waits %i seconds', (attempts, seconds) => expect(retryDelay(attempts)).toBe(seconds * 1000));
