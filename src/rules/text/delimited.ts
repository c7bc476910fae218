/**
 * A line of comma- or tab-separated values (RFC 4180). A cell with the delimiter, a quote or a line break is quoted. A text that a spreadsheet would
 * take for a formula begins with an apostrophe.
 */
export const delimitedLine = (cells: readonly string[], delimiter: ',' | '\t'): string =>
  `${cells.map((cell) => quoted(/^[=+@\t\r]|^-(?![\d.])/.test(cell) ? `'${cell}` : cell, delimiter)).join(delimiter)}\r\n`;

const quoted = (cell: string, delimiter: string): string =>
  cell.includes('"') || cell.includes(delimiter) || /[\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
