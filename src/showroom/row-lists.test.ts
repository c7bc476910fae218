import fc from 'fast-check';
import { expect, test } from 'vitest';
import { markRows, packRows } from '#src/showroom/row-lists.ts';

test('lists of rows come out as they went in, however far apart the rows are', () => {
  const lists = fc.array(fc.uniqueArray(fc.nat(70_000), { maxLength: 30 }).map((rows) => rows.toSorted((a, b) => a - b)));
  fc.assert(
    fc.property(lists, fc.nat(5), (rows, base) => {
      const packed = packRows(rows);
      for (const [at, list] of rows.entries()) {
        const marks = new Uint8Array(70_010);
        markRows(packed, at, marks, base);
        expect([...marks.entries()].flatMap(([row, mark]) => (mark === 1 ? [row - base] : []))).toEqual(list);
      }
    }),
    { numRuns: 20 },
  );
});
test('a mark is added to those that are there', () => {
  const marks = Uint32Array.from([4, 4]);
  markRows(packRows([[1]]), 0, marks, 0, 2);
  expect([...marks]).toEqual([4, 6]);
});
