import { isPrice } from '#src/rules/price/price-display.ts';
import { type FieldName, headerKey } from './feed-headers.ts';
import { readFlag } from './read-figures.ts';
import { type PriceRead, readPrice, readPriceType } from './read-price.ts';
import type { CellReading, RowCells, RowProblem } from './row-cells.ts';

const DRIVE_AWAY = 'Drive away';
/** What each price column covers where its cell does not say. */
const PRICES: readonly (readonly [FieldName, string | null])[] = [
  ['dap_price', DRIVE_AWAY],
  ['price', null],
  ['egc_price', 'Excl. Govt. Charges'],
];

type PriceCell = CellReading<PriceRead> & { readonly value: PriceRead & { readonly price: number } };
const hasPrice = (cell: CellReading<PriceRead>): cell is PriceCell => cell.value !== null && cell.value.price !== null;

/** The price that a shopper pays, drive away before any other. A price that cannot be read sets the row aside: a guess could be a promise. */
export function priceOf(cells: RowCells): { readonly vehicle: object; readonly problem: RowProblem | null } {
  const before = cells.read('before_price', readPrice).value?.price ?? null;
  let vehicle: object = { price: null, before_price: before };
  for (const [field, covers] of PRICES) {
    const found = cells.each(field, readPrice);
    if (found.length === 0) continue;
    const prices = found.filter(hasPrice);
    // A placeholder gives way to a price that another column may have.
    const asked = lowest(prices.filter(({ value }) => isPrice(value.price)));
    const unread = found.filter(({ how }) => how === 'unreadable');
    for (const cell of unread) cells.note(cell);
    const [wrong] = unread;
    if (wrong !== undefined && asked === null)
      return { vehicle, problem: { column: wrong.column, value: wrong.text.trim(), reason: 'cannot be read as a price' } };
    const taken = asked ?? prices[0];
    if (taken === undefined) continue;
    cells.note(taken);
    vehicle = { ...vehicle, price: taken.value.price, price_type: taken.value.type ?? covers ?? coveredBy(cells) };
    if (asked !== null) return { vehicle, problem: foreign(cells) };
  }
  return { vehicle, problem: null };
}

/** What a price covers by the columns beside it. */
function coveredBy(cells: RowCells): string | null {
  const said = cells.text('price_type');
  if (said !== null) return readPriceType(said);
  return cells.read('is_drive_away', readFlag).value === true ? DRIVE_AWAY : null;
}

const OUR_DOLLARS = /^(?:aud?\$?|a?\$|aus(?:tralian)?\s?(?:\$|dollars?)|dollars?)$/i;

/** A price in another currency is no price here, and no rate is guessed. */
function foreign(cells: RowCells): RowProblem | null {
  const value = cells.text('currency');
  if (value === null || OUR_DOLLARS.test(value)) return null;
  return { column: cells.columnOf('currency'), value, reason: 'the price is not in Australian dollars' };
}

/** Of the prices of several columns the lowest: a special price stands beside the usual one. The same price without GST is not what a shopper pays. */
function lowest(prices: readonly PriceCell[]): PriceCell | null {
  if (prices.length < 2) return prices[0] ?? null;
  const withTax = prices.map(({ column }) => headerKey(column)).filter((key) => key.includes('inc'));
  const isWithoutTax = ({ column }: PriceCell) => withTax.some((key) => key.startsWith(`${headerKey(column)}inc`));
  const [first = null, ...others] = prices.filter((cell) => !isWithoutTax(cell));
  return others.reduce((least, cell) => (least === null || cell.value.price < least.value.price ? cell : least), first);
}
