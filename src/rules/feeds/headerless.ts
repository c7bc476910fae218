import { FIELD_HEADERS, headerKey } from './feed-headers.ts';
import { isBlank } from './reading.ts';

const KNOWN: ReadonlySet<string> = new Set(Object.values(FIELD_HEADERS).flat().map(headerKey));

/** What no column is called: an amount, a figure, a day, a VIN, an address. */
const VALUE =
  /^(?:(?:a?\$|aud)?\s*\d[\d\s,.]*(?:km|kms|kg|l|cc|aud)?|\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}|(?=\w*\d)[a-hj-npr-z\d]{17}|https?:\/\/\S+)$/i;
/** A longer text is neither a figure nor a header. */
const LONGEST = 120;

const isValue = (cell: string): boolean => cell.length <= LONGEST && VALUE.test(cell.trim());

/** Whether what stands where a header would be is a vehicle: the file has no header (ledger J7). */
export function isHeaderless(cells: readonly string[]): boolean {
  const filled = cells.filter((cell) => !isBlank(cell));
  const values = filled.filter(isValue).length;
  const headers = filled.filter((cell) => KNOWN.has(headerKey(cell))).length;
  return values >= 2 && values > headers;
}
