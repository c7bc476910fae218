import fc from 'fast-check';
import { expect, test } from 'vitest';
import { brakeOn, brakeOnPrices, brakeOnRemoval, isAnothers, losesPrice } from './brakes.ts';

const removal = (
  counts: { known: number; removed: number; rows: number; lastRows: number | null },
  more: { nameless?: number; isAccepted?: boolean } = {},
) => brakeOnRemoval({ ...counts, nameless: 0, isAccepted: false, ...more });
const car = (dollars: number | null, km: number | null = 40_000) => ({ priceCents: dollars === null ? null : dollars * 100, km });

test('J9 a price may change by 40%, and not by more', () => {
  expect([28_000, 12_000].map((price) => brakeOn(car(20_000), car(price)))).toEqual([null, null]);
  expect([28_001, 11_999].map((price) => brakeOn(car(20_000), car(price)) === null)).toEqual([false, false]);
});
test('J9 a price that comes, or was a placeholder, is no change of price, and one that goes is one car’s own affair', () =>
  expect([brakeOn(car(null), car(20_000)), brakeOn(car(20_000), car(null)), brakeOn(car(10), car(20_000))]).toEqual([
    null,
    null,
    null,
  ]));
test('J9 a price goes when there was one and is none, or only a placeholder', () => {
  expect([car(null), car(0), car(10)].map((after) => losesPrice(car(20_000), after))).toEqual([true, true, true]);
  expect([losesPrice(car(20_000), car(11)), losesPrice(car(10), car(null)), losesPrice(car(null), car(null))]).toEqual([
    false,
    false,
    false,
  ]);
});
test('J9 more than a third of the prices gone waits, and one alone never does', () => {
  expect([brakeOnPrices({ gone: 3, known: 9 }), brakeOnPrices({ gone: 1, known: 1 })]).toEqual([null, null]);
  expect(brakeOnPrices({ gone: 4, known: 9 })).toBe('4 of 9 vehicles would lose their price, more than a third.');
  expect(brakeOnPrices({ gone: 2, known: 2 })).toBe('2 of 2 vehicles would lose their price, more than a third.');
});
test('J9 any change within 40% passes and any beyond waits', () =>
  fc.assert(
    fc.property(fc.integer({ min: 100, max: 200_000 }), fc.integer({ min: 100, max: 200_000 }), (was, is) => {
      expect(brakeOn(car(was), car(is)) !== null).toBe(Math.abs(is - was) * 10 > was * 4);
    }),
  ));
test('J9 an odometer that was driven on is no changed unit, and one in miles is', () => {
  expect(brakeOn(car(20_000, 40_000), car(20_000, 41_500))).toBeNull();
  expect(brakeOn(car(20_000, 80_467), car(20_000, 50_000))).toContain('miles');
  expect(brakeOn(car(20_000, 80_000), car(20_000, 80_000_000))).toContain('thousands');
});
test('J9 more than half removed waits, half does not', () => {
  expect(removal({ known: 10, removed: 5, rows: 5, lastRows: null })).toBeNull();
  expect(removal({ known: 10, removed: 6, rows: 4, lastRows: null })).toBe('6 of 10 vehicles would be removed, more than half.');
});
test('J1 more than half of a small stock waits too, and a file without rows removes nothing', () => {
  expect(removal({ known: 3, removed: 1, rows: 2, lastRows: null })).toBeNull();
  expect(removal({ known: 3, removed: 2, rows: 1, lastRows: null })).toBe('2 of 3 vehicles would be removed, more than half.');
  expect(removal({ known: 3, removed: 1, rows: 0, lastRows: null })).toBe('the file has no rows.');
});
test('J9 a file of half the last one’s rows waits', () => {
  expect(removal({ known: 100, removed: 10, rows: 51, lastRows: 100 })).toBeNull();
  expect(removal({ known: 100, removed: 10, rows: 50, lastRows: 100 })).toBe('the file has 50 rows; the last one had 100.');
});
test('J9 a small yard’s file waits when it has less than half of the last one’s rows, and half of them is a sale', () => {
  expect(removal({ known: 2, removed: 1, rows: 1, lastRows: 6 })).toBe('the file has 1 row; the last one had 6.');
  expect(removal({ known: 6, removed: 5, rows: 1, lastRows: 6 })).toBe('5 of 6 vehicles would be removed, more than half.');
  expect([2, 4, 6].map((last) => removal({ known: last, removed: last / 2, rows: last / 2, lastRows: last }))).toEqual([
    null,
    null,
    null,
  ]);
});
test('J9 a file of less than half the last one’s rows waits whatever the size of the yard, one of more than half does not for its size', () =>
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 20 }), (rows, lastRows) => {
      const reason = removal({ known: 1_000, removed: 1, rows, lastRows });
      if (rows * 2 !== lastRows) expect(reason !== null).toBe(rows * 2 < lastRows);
    }),
  ));
test('J9 a yard that has sold its last vehicles can say so: a file without rows waits, and goes in once it is accepted', () => {
  const counts = { known: 1, removed: 1, rows: 0, lastRows: 1 };
  expect([removal(counts), removal(counts, { isAccepted: true })]).toEqual(['the file has no rows.', null]);
});
test('J9 a dealer who shares a few cars with another is not that other', () => {
  expect(isAnothers({ vins: 10, elsewhere: 10, here: 0 })).toBe(true);
  expect(isAnothers({ vins: 10, elsewhere: 4, here: 0 })).toBe(false);
  expect(isAnothers({ vins: 10, elsewhere: 10, here: 90 })).toBe(false);
});
test('J9 a row that names no vehicle may be the one that would be removed', () => {
  const counts = { known: 10, removed: 1, rows: 10, lastRows: null };
  expect([removal(counts), removal(counts, { nameless: 1, isAccepted: true })]).toEqual([null, null]);
  expect(removal(counts, { nameless: 1 })).toBe('1 row that was set aside names no vehicle, and may be about one of these.');
});
test('J9 a person may accept what is removed', () =>
  expect(removal({ known: 10, removed: 9, rows: 1, lastRows: null }, { isAccepted: true })).toBeNull());
