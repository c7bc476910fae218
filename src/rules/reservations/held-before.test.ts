import { expect, test } from 'vitest';
import { holdsTooMany, isHeldTooOften } from './held-before.ts';

test.each([
  [{ person: 2, address: 2 }, false],
  [{ person: 3, address: 3 }, true],
  [{ person: 0, address: 5 }, false],
  [{ person: 0, address: 6 }, true],
])('R2 of %j unpaid holds within a day it is %j that they are too many', (before, isTooOften) => {
  expect(isHeldTooOften(before)).toBe(isTooOften);
});

test('R2 a person may hold two other vehicles, and not three', () => {
  expect([holdsTooMany(2), holdsTooMany(3)]).toEqual([false, true]);
});
