import { isAmbiguous, isBlank, numberIn, plain, type Reading, repaired, UNREADABLE } from './reading.ts';

/** A price in dollars, and what it covers if the cell says so. */
export interface PriceRead {
  readonly price: number | null;
  readonly type: string | null;
}

const NO_PRICE =
  /^(?:p\.?o\.?a\.?|(?:price )?on (?:application|request)|(?:call|ring|contact|enquire|ask)(?: us| dealer| now)?(?: for (?:a )?price)?)$/i;
const TYPES: readonly (readonly [RegExp, string])[] = [
  [/drive\W?away|\bd\.?a\.?p?\b/i, 'Drive away'],
  [/ex(?:cl)?\.?(?:uding)?\W{0,9}gov\w{0,12}\.?\W{0,9}charges|\be\.?g\.?c\b/i, 'Excl. Govt. Charges'],
  [/(?:plus|\+)\s{0,9}on\W?roads?(?: costs)?|(?:(?:plus\b|\+)\s{0,9})?\borc\b/i, 'Plus on-roads'],
];

/** Reads a price such as '$29,990', '29990.00', '29.9k', 'POA' or '$29,990 drive away' (ledger J8). No price is null; ten dollars or less is told apart where prices are shown. */
export function readPrice(text: string): Reading<PriceRead> {
  const cell = text.trim();
  if (isBlank(cell) || NO_PRICE.test(cell)) return plain({ price: null, type: null });
  const type = TYPES.find(([words]) => words.test(cell))?.[1] ?? null;
  const figure = TYPES.reduce((rest, [words]) => rest.replace(words, ' '), cell)
    .replaceAll(/\b(?:aud?|a\$|inc\.?|incl\.?|including|gst|only|now|from|price)\b|\$|[*:()]/gi, ' ')
    .trim();
  const thousands = /^([\d.,]{1,9})\s*k$/i.exec(figure);
  const price = numberIn(thousands?.[1] ?? figure);
  if (price === null || (thousands === null && isAmbiguous(figure))) return UNREADABLE;
  if (thousands !== null) return repaired({ price: Math.round(price * 1000), type });
  return plain({ price: Math.round(price * 100) / 100, type });
}

/** What a price covers, as a column of its own says it; words that say more than ours stay as they are. */
export function readPriceType(text: string): string {
  const words = text.replaceAll('_', ' ').replaceAll(/\s+/g, ' ').trim();
  const type = TYPES.find(([covers]) => covers.test(words));
  return type !== undefined && /^\W*(?:price\W*)?$/i.test(words.replace(type[0], '')) ? type[1] : words;
}
