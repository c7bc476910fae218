import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { brakeOnColumns, type ColumnsSeen, FileColumns, missingColumns } from './file-columns.ts';

type Row = Readonly<Record<string, string>>;
const seen = (rows: readonly Row[], columns: readonly string[], header?: readonly string[]): ColumnsSeen => {
  const file = new FileColumns(columns);
  for (const row of rows) file.see((column) => row[column] ?? '', header);
  return file.seen;
};
const times = (count: number, row: Row) => Array.from({ length: count }, () => row);
const FIELDS = [['Stock'], ['Price', 'Web Price'], ['Badge']];
const COLUMNS = FIELDS.flat();
const STOCK = { Stock: 'A', Price: '20000', Badge: '' };

describe('J9 a file with a header', () => {
  const last = seen([STOCK], COLUMNS, ['Stock', 'Price', 'Badge']);
  const missing = (header: readonly string[], cells: Row) => missingColumns(last, seen([cells], COLUMNS, header), FIELDS);
  test('misses a column that the last one had and filled', () =>
    expect(missing(['Stock', 'Sale Price', 'Badge'], { Stock: 'A', 'Sale Price': '20000' })).toEqual(['Price']));
  test('misses it though another column of the same field is there', () =>
    expect(missing(['Stock', 'Web Price', 'Badge'], { Stock: 'A', 'Web Price': '20000' })).toEqual(['Price']));
  test('does not miss one that is there and empty, nor one that was empty before', () => {
    expect(missing(['Stock', 'Price', 'Badge'], { Stock: 'A' })).toEqual([]);
    expect(missing(['Stock', 'Price'], STOCK)).toEqual([]);
  });
  test('misses nothing when there was no file before, or it has no rows itself', () => {
    expect(missingColumns(null, seen([STOCK], COLUMNS, ['Stock']), FIELDS)).toEqual([]);
    expect(missingColumns(last, seen([], COLUMNS), FIELDS)).toEqual([]);
  });
});

describe('J9 a file whose rows name only what they have', () => {
  const last = seen([...times(8, STOCK), ...times(2, { Stock: 'B', Badge: 'GT' })], COLUMNS);
  test('misses a field that most rows had and none has any more', () =>
    expect(missingColumns(last, seen(times(4, { Stock: 'A' }), COLUMNS), FIELDS)).toEqual(['Price']));
  test('does not miss it in a handful of rows, nor when another column of the field has come', () => {
    expect(missingColumns(last, seen(times(3, { Stock: 'A' }), COLUMNS), FIELDS)).toEqual([]);
    expect(missingColumns(last, seen(times(9, { Stock: 'A', 'Web Price': '1' }), COLUMNS), FIELDS)).toEqual([]);
  });
  test('does not miss what few rows had', () =>
    expect(missingColumns(last, seen(times(9, { Stock: 'A', Price: '1' }), COLUMNS), FIELDS)).toEqual([]));
});

test('J9 a file that is sent again misses nothing, with or without a header', () =>
  fc.assert(
    fc.property(
      fc.array(fc.dictionary(fc.constantFrom(...COLUMNS), fc.constantFrom('', '-', 'x'))),
      fc.boolean(),
      (rows, has) => {
        const columns = seen(rows, COLUMNS, has ? COLUMNS : undefined);
        expect(missingColumns(columns, columns, FIELDS)).toEqual([]);
      },
    ),
  ));

test('J9 the columns that are missing are named', () => {
  expect(brakeOnColumns([])).toBeNull();
  expect(brakeOnColumns(['Price'])).toBe('The column "Price" is missing; it was in the last file.');
  expect(brakeOnColumns(['Price', 'Year', 'Odo'])).toBe(
    'The columns "Price", "Year" and "Odo" are missing; they were in the last file.',
  );
});
