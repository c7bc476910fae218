import { isPrice } from '#src/rules/price/price-display.ts';
import type { Range } from '#src/rules/search/facets.ts';

/** From this price on, shoppers consider a wider range. */
const DEAR = 50_000;

/**
 * The prices that count as similar: 10,000 dollars either way under 50,000, or else 25,000; null without a price (ledger V13).
 */
export function priceWindow(price: number | null): Range | null {
  if (!isPrice(price)) return null;
  const way = price < DEAR ? 10_000 : 25_000;
  return { min: Math.max(0, price - way), max: price + way };
}
