import { isPrice } from '#src/rules/price/price-display.ts';
import type { Range } from '#src/rules/search/facets.ts';

/** From this price on shoppers look further around it. */
const DEAR = 50_000;

/** The prices that count as like a vehicle's own: 10,000 dollars either way under 50,000, else 25,000; none where it has no price (ledger V13). */
export function priceWindow(price: number | null): Range | null {
  if (!isPrice(price)) return null;
  const way = price < DEAR ? 10_000 : 25_000;
  return { min: Math.max(0, price - way), max: price + way };
}
