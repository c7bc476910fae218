import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromSpreadsheetCell, spreadsheetCell } from './spreadsheet-cell.ts';

test.each([
  ['=1+1', "'=1+1"],
  ['+61 2', "'+61 2"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ["-2+3+cmd|' /C calc'!A0", "'-2+3+cmd|' /C calc'!A0"],
  ['-cmd', "'-cmd"],
  ['\t=1', "'\t=1"],
  ['\n=1', "'\n=1"],
  ['＝1+1', "'＝1+1"],
  ["'=1", "''=1"],
  ['-4.5', '-4.5'],
  ['-1,000', '-1,000'],
  ['-.5', '-.5'],
  ['a=b', 'a=b'],
  ["'tis", "'tis"],
  ['', ''],
])('W5 the text %j is written into a spreadsheet’s cell as %j', (text, cell) => expect(spreadsheetCell(text)).toBe(cell));

test('W5 whatever a cell holds, it is read back as it was', () => {
  const letters = fc.constantFrom(..."'=+-@\t\n\r＝a1.,".split(''), "''");
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: letters }), fc.string({ unit: 'grapheme' })), (text) => {
      expect(fromSpreadsheetCell(spreadsheetCell(text))).toBe(text);
    }),
  );
});
