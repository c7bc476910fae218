import type { Vehicle } from '#src/rules/stock/vehicle.ts';

const LOWEST_PRICE = 200;

/** Whether a valuation may be put against a vehicle: it is in stock, not sold, not reserved, and has a price above $200 (ledger T2). */
export const isValuedAgainst = ({
  status,
  sold,
  reserved,
  price,
}: Pick<Vehicle, 'status' | 'sold' | 'reserved' | 'price'>): boolean =>
  status === 'in_stock' && !sold && !reserved && price !== null && price > LOWEST_PRICE;

/** The columns of a lead that a visitor's browser may write (ledger H2). */
export const WRITABLE_COLUMNS = ['valuation'] as const;

export type WritableColumn = (typeof WRITABLE_COLUMNS)[number];

export const isWritableColumn = (name: string): name is WritableColumn => WRITABLE_COLUMNS.some((one) => one === name);

/** A valuation that a browser sends to be stored with its lead, in dollars. */
export interface ValuationResult {
  readonly low: number;
  readonly middle: number;
  readonly high: number;
}

const FIGURES = ['low', 'middle', 'high'] as const satisfies readonly (keyof ValuationResult)[];
const MOST_DOLLARS = 10_000_000;

/** Three figures that can be a valuation, and nothing besides; null for anything else that is sent (ledger T2, H2). */
export function valuationResult(sent: unknown): ValuationResult | null {
  if (typeof sent !== 'object' || sent === null || Object.keys(sent).length !== FIGURES.length) return null;
  const [low, middle, high] = FIGURES.map((name) => dollars((sent as Readonly<Record<string, unknown>>)[name]));
  if (low === undefined || middle === undefined || high === undefined) return null;
  return low <= middle && middle <= high ? { low, middle, high } : null;
}

/** A sum that a car can be worth; for anything else NaN, which is in no order with any other. */
const dollars = (value: unknown): number =>
  typeof value === 'number' && value >= 0 && value <= MOST_DOLLARS ? value : Number.NaN;
