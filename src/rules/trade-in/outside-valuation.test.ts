import { expect, test } from 'vitest';
import { isValuedAgainst, isWritableColumn } from './outside-valuation.ts';

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
