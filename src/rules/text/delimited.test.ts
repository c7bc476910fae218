import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { delimitedLine } from './delimited.ts';
import { fromSpreadsheetCell } from './spreadsheet-cell.ts';

test.each([',', '\t'] as const)('W5 whatever cells hold, a line separated by %j is read back as these cells', (delimiter) => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1, maxLength: 6 }), (cells) => {
      const [read] = parse(delimitedLine(cells, delimiter), { delimiter, relax_column_count: true, record_delimiter: '\r\n' });
      expect(read?.map(fromSpreadsheetCell)).toEqual(cells);
    }),
  );
});

test('W5 a spreadsheet takes no cell for a formula', () => {
  expect(delimitedLine(['=1+1', '+61 2', '@x', '-cmd', '-4.5', 'a=b'], ',')).toBe("'=1+1,'+61 2,'@x,'-cmd,-4.5,a=b\r\n");
});
