import { FIELD_HEADERS, headerKey } from './feed-headers.ts';
import { isBlank } from './reading.ts';

const KNOWN: ReadonlySet<string> = new Set(Object.values(FIELD_HEADERS).flat().map(headerKey));
/** A vehicle may be called Range or Vehicle; so many known words are a header. */
const SURELY_HEADER = 3;

/** A VIN, an address, an amount of money or hidden figures: no column is called so. */
const PLAINLY_VALUE =
  /^(?:(?=[a-z]*\d)[a-hj-npr-z\d]{17}|https?:\/\/\S+|(?:[a-z]{2,4}\s)?(?:a?\$|aud\s)\s?\d[\d\s,.]*|\d{1,3}x{3}(?:\s?kms?)?)$/i;
/** A figure, a day or a price on application, which are seldom what a column is called. */
const LIKELY_VALUE = /^(?:\d[\d\s,.]*(?:kms?|kg|l|cc|aud)?|\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}|p\.?o\.?a\.?)$/i;
/** A longer text is neither a figure nor a header. */
const LONGEST = 120;

/** How plainly a cell is a value and no header: 0, 1 or 2. */
function weight(cell: string): number {
  const text = cell.trim();
  if (text.length > LONGEST) return 0;
  return PLAINLY_VALUE.test(text) ? 2 : LIKELY_VALUE.test(text) ? 1 : 0;
}

/** Whether what stands where a header would be is a vehicle like those below it: the file has no header (ledger J7). */
export function isHeaderless(cells: readonly string[], below: readonly (readonly string[])[] = []): boolean {
  const filled = cells.filter((cell) => !isBlank(cell));
  const headers = filled.filter((cell) => KNOWN.has(headerKey(cell))).length;
  if (headers >= SURELY_HEADER) return false;
  // A header has words above the columns of figures, a vehicle has figures there.
  const figures = cells.map((_, at) => isColumnOfValues(below.map((row) => row[at] ?? '')));
  const inFigures = cells.filter((cell, at) => figures[at] === true && !isBlank(cell));
  const alike = inFigures.filter((cell) => weight(cell) > 0).length;
  const words = inFigures.length - alike;
  if (headers === 0 && alike > 0 && words === 0) return true;
  const values = filled.reduce((sum, cell) => sum + weight(cell), 0);
  return values >= 2 && values > headers && (below.length === 0 || alike > words);
}

function isColumnOfValues(column: readonly string[]): boolean {
  const filled = column.filter((cell) => !isBlank(cell));
  return filled.length > 0 && filled.filter((cell) => weight(cell) > 0).length * 2 > filled.length;
}
