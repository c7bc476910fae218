import { expect, test } from 'vitest';
import { holdsTooMany, isCrowded, isHeldTooOften } from './held-before.ts';

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

test.each([
  [{ address: 9, site: 9 }, 100, false],
  [{ address: 10, site: 10 }, 100, true],
  [{ address: 0, site: 19 }, 5, false],
  [{ address: 0, site: 20 }, 5, true],
  [{ address: 0, site: 39 }, 391, false],
  [{ address: 0, site: 40 }, 391, true],
])('R2 of %j other vehicles held unpaid, where %d are for sale, it is %j that no more are', (beside, forSale, crowded) => {
  expect(isCrowded(beside, { perAddress: 10, sitePercent: 10 }, forSale)).toBe(crowded);
});
