import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvRecords } from './csv.ts';

const read = (text: string) => [...csvRecords(text)];

test('R5 cells may be quoted and hold commas, quotes and line breaks; each record knows its line', () => {
  expect(read('\uFEFFa,b\r\n"1, ""x""",\n\n"two\nlines",3')).toEqual([
    { line: 1, cells: ['a', 'b'] },
    { line: 2, cells: ['1, "x"', ''] },
    { line: 4, cells: ['two\nlines', '3'] },
  ]);
  expect(() => read('a,"b')).toThrow('line 1: a quote is never closed');
});

test('R5 whatever is written as comma-separated values is read back', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', ',', '"', '\n', ' ', 'é') });
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, cell), { minLength: 1 }), (rows) => {
      const text = rows.map((row) => row.map((one) => `"${one.replaceAll('"', '""')}"`).join(',')).join('\n');
      expect(read(text).map(({ cells }) => cells)).toEqual(rows);
    }),
  );
});
