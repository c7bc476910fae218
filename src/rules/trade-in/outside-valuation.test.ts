import { expect, test } from 'vitest';
import { isValuedAgainst, isWritableColumn, valuationResult } from './outside-valuation.ts';

const CAR = { status: 'in_stock', sold: false, reserved: false, price: 201 } as const;

test('T2 a valuation is put against a vehicle in stock with a price above $200', () => expect(isValuedAgainst(CAR)).toBe(true));
test.each([
  [{ status: 'coming_soon' }],
  [{ status: 'sold' }],
  [{ sold: true }],
  [{ reserved: true }],
  [{ price: 200 }],
  [{ price: null }],
] as const)('T2 not against a vehicle with %j', (facts) => expect(isValuedAgainst({ ...CAR, ...facts })).toBe(false));
test.each([
  ['valuation', true],
  ['is_spam', false],
  ['fields', false],
  ['', false],
  ['constructor', false],
])('H2 a browser may write the column %j: %s', (name, may) => expect(isWritableColumn(name)).toBe(may));
test('T2 a valuation is three figures in order, in dollars', () => {
  for (const [low, middle, high] of [
    [19_800, 20_600, 21_400],
    [0, 0, 0],
    [10_000_000, 10_000_000, 10_000_000],
  ])
    expect(valuationResult({ low, middle, high })).toEqual({ low, middle, high });
});
test.each([
  null,
  undefined,
  'many',
  20_600,
  [1, 2, 3],
  {},
  { low: 1, middle: 2 },
  { low: 1, middle: 2, high: 3, note: 'x' },
  { low: 1, middle: 2, high: 10_000_001 },
  { low: -1, middle: 2, high: 3 },
  { low: 3, middle: 2, high: 1 },
  { low: 2, middle: 1, high: 3 },
  { low: '1', middle: 2, high: 3 },
  { low: Number.NaN, middle: 2, high: 3 },
  { low: 1, middle: { $gt: 0 }, high: 3 },
])('H2 %j is no valuation', (sent) => expect(valuationResult(sent)).toBeNull());
