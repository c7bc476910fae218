import { editDistance } from '#src/rules/text/edit-distance.ts';
import { FIELD_HEADERS, FIELD_NAMES, type FieldName, headerKey } from './feed-headers.ts';

/** A price is a promise, and what a dealer paid may be misspelt too: 'Cst Price' is two letters from 'List Price'. */
export const PRICES: ReadonlySet<FieldName> = new Set(['dap_price', 'egc_price', 'before_price', 'price']);

const HEADERS = FIELD_NAMES.flatMap((field) =>
  FIELD_HEADERS[field].map((header) => ({ field, key: headerKey(header) })).filter(({ key }) => key.length >= 4),
);
/** Longer headers are no misspelt ones. */
const LONGEST = 30;

/** The one field whose header somebody has misspelt; null when none is close, or those of two fields are equally so. Letters may be missing, but hardly any added: 'Model ID' is no model. */
export function misspeltField(header: string): FieldName | null {
  const typed = headerKey(header);
  const most = typed.length < 4 ? 0 : typed.length < 7 ? 1 : 2;
  if (most === 0 || typed.length > LONGEST) return null;
  let [best, edits, isTied]: [FieldName | null, number, boolean] = [null, most + 1, false];
  for (const { field, key } of HEADERS) {
    if (key.length - typed.length > most || typed.length - key.length > 1) continue;
    const distance = editDistance(typed, key);
    if (PRICES.has(field) && distance > 1) continue;
    if (distance < edits) [best, edits, isTied] = [field, distance, false];
    else if (distance === edits && best !== field) isTied = best !== null;
  }
  return isTied ? null : best;
}
