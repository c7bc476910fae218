import { spreadsheetCell } from './spreadsheet-cell.ts';

/**
 * A line of comma- or tab-separated values (RFC 4180). A cell with the delimiter, a quote or a line break is quoted, and one that a spreadsheet would
 * take for a formula is marked as text.
 */
export const delimitedLine = (cells: readonly string[], delimiter: ',' | '\t'): string =>
  `${cells.map((cell) => quoted(spreadsheetCell(cell), delimiter)).join(delimiter)}\r\n`;

const quoted = (cell: string, delimiter: string): string =>
  cell.includes('"') || cell.includes(delimiter) || /[\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
