/** What a spreadsheet takes for the beginning of a formula; some take the wide signs too, and forget a tab or a line's end before it. */
const SIGN = /^[=+@\t\r\n＝＋＠－]/;
/** A figure below zero is a figure. */
const NEGATIVE = /^-(?!\.?\d[\d.,]*$)/;

const isFormula = (text: string): boolean => SIGN.test(text) || NEGATIVE.test(text);

/** The text behind the apostrophes that stand before it. */
const unmarked = (text: string): string => text.replace(/^'+/, '');

/** A text as a cell that no spreadsheet takes for a formula: one that it would take for one begins with an apostrophe. */
export const spreadsheetCell = (text: string): string => (isFormula(unmarked(text)) ? `'${text}` : text);

/** The text of a cell that was written so. */
export const fromSpreadsheetCell = (cell: string): string =>
  cell.startsWith("'") && isFormula(unmarked(cell)) ? cell.slice(1) : cell;
