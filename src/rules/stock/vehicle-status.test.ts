import { expect, test } from 'vitest';
import { isAvailable, isSold } from '#src/rules/stock/vehicle-status.ts';
import { saleDate } from './vehicle-status.ts';

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

const now = 1_000_000;
const unsold = { isSold: false, soldAt: null };

test('S7.2 the feed’s own date of sale counts', () =>
  expect(saleDate({ isSold: true, feedDate: 5, before: unsold }, now)).toBe(5));
test('S7.2 a car that was for sale until now was sold now', () =>
  expect(saleDate({ isSold: true, feedDate: null, before: unsold }, now)).toBe(now));
test('S7.2 the date of an earlier sale stays', () => {
  expect(saleDate({ isSold: true, feedDate: null, before: { isSold: true, soldAt: 7 } }, now)).toBe(7);
});
test('S7.2 a car first seen sold has no date of sale', () =>
  expect(saleDate({ isSold: true, feedDate: null, before: null }, now)).toBeNull());
test('S7.2 a car back in stock has none either', () => {
  expect(saleDate({ isSold: false, feedDate: 5, before: { isSold: true, soldAt: 7 } }, now)).toBeNull();
});
