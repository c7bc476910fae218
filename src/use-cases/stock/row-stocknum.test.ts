import { expect, test } from 'vitest';
import { stocknumCell } from './row-stocknum.ts';

const mapping = { columns: { stocknum: ['Stock No', 'Our No'] }, defaults: {} };
const numberIn = (cells: Readonly<Record<string, string>>) =>
  stocknumCell(mapping, (column) => cells[column] ?? '')?.text ?? null;

test.each([
  [{ 'Stock No': '="00123"' }, '00123'],
  [{ 'Stock No': ' A-17 ' }, 'A-17'],
  [{ 'Stock No': '-', 'Our No': 'B2' }, 'B2'],
  [{ 'Stock No': 'N/A' }, null],
  [{}, null],
])('J8 the stock number in %j is %j', (cells, text) => {
  expect(numberIn(cells)).toBe(text);
});
