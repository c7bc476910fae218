import { expect, test } from 'vitest';
import { belowMarket } from './below-market.ts';

test.each([
  [20_000, 20_499, null],
  [20_000, 20_499.5, null],
  [20_000, 20_500, 500],
  [20_000.1, 20_500.1, 500],
  [20_000, 21_610.9, 1610],
  [20_000, 19_000, null],
  [null, 20_000, null],
  [20_000, null, null],
])('M11.1 a price of %s at a state average of %s is %s below it', (price, average, below) =>
  expect(belowMarket(price, average)).toBe(below),
);
