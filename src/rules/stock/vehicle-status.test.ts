import { expect, test } from 'vitest';
import { isAvailable, isSold } from '#src/rules/stock/vehicle-status.ts';

test.each([
  ['in_stock', false, true],
  ['coming_soon', false, true],
  ['sold', false, false],
  ['wholesale', false, false],
  ['in_stock', true, false],
])('V8a a car with status %s and sold mark %s is for sale: %s', (status, sold, available) => {
  expect(isAvailable({ status, sold })).toBe(available);
});

test('a car is sold by its status or by its mark', () => {
  expect(isSold({ status: 'sold', sold: false })).toBe(true);
  expect(isSold({ status: 'in_stock', sold: true })).toBe(true);
  expect(isSold({ status: 'wholesale', sold: false })).toBe(false);
});
