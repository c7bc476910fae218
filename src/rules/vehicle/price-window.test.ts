import { expect, test } from 'vitest';
import { priceWindow } from './price-window.ts';

test.each([
  [30_000, 20_000, 40_000],
  [49_999, 39_999, 59_999],
])('V13.3 similar to %d dollars is 10,000 either way: %d to %d', (price, min, max) =>
  expect(priceWindow(price)).toEqual({ min, max }),
);
test.each([
  [50_000, 25_000, 75_000],
  [120_000, 95_000, 145_000],
])('V13.3 similar to %d dollars is 25,000 either way: %d to %d', (price, min, max) =>
  expect(priceWindow(price)).toEqual({ min, max }),
);
test.each([null, 0, 10])('V13c a vehicle without a price, such as %j, is similar to any price', (price) =>
  expect(priceWindow(price)).toBeNull(),
);
test('V13d no window begins below nought', () => expect(priceWindow(4_000)).toEqual({ min: 0, max: 14_000 }));
