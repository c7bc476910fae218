import { firstStock } from './first-stock.ts';

/** One import of a dealership's stock: its rows, and when they came in. */
interface Delivery {
  readonly rows: readonly unknown[];
  readonly at: Date;
}

const DAYS_SINCE_DROP = 6;

/**
 * The imports of a demo dealership's stock, or null if it has none: first at the prices of some days ago, then as it is today, so
 * that price drops are changes that were really recorded.
 */
export async function firstImports(dealership: string, now: Date): Promise<readonly Delivery[] | null> {
  const rows = await firstStock(dealership, now);
  if (rows === null) return null;
  const before = rows.flatMap((row) => (hasDropped(row) ? [{ ...row, price: row.before_price, before_price: null }] : []));
  return [
    { rows: before, at: new Date(now.getTime() - DAYS_SINCE_DROP * 86_400_000) },
    { rows, at: now },
  ];
}

function hasDropped(row: unknown): row is { readonly price: number; readonly before_price: number } {
  if (typeof row !== 'object' || row === null || !('price' in row) || !('before_price' in row)) return false;
  const { price, before_price } = row;
  return typeof price === 'number' && typeof before_price === 'number' && before_price > price && price > 10;
}
