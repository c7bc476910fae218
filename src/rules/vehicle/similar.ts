import { isPrice } from '#src/rules/price/price-display.ts';
import type { Range } from '#src/rules/search/facets.ts';

/** The facts that decide whether one vehicle is an alternative to another. */
interface Comparable {
  readonly id: number;
  readonly make: string;
  readonly model: string;
  readonly status: string;
  readonly sold: boolean;
}

/**
 * Chooses from the results of several searches: vehicles in stock, not the vehicle itself, no duplicates, the same model first
 * (ledger V13).
 */
export function pickSimilar<Car extends Comparable>(
  found: readonly (readonly Car[])[],
  to: Pick<Comparable, 'id' | 'make' | 'model'>,
  count: number,
): readonly Car[] {
  const inStock = found.flat().filter(({ id, status, sold }) => id !== to.id && status === 'in_stock' && !sold);
  const each = [...new Map(inStock.map((car) => [car.id, car])).values()];
  const isSame = ({ make, model }: Comparable) => alike(make, to.make) && alike(model, to.model);
  return [...each.filter(isSame), ...each.filter((car) => !isSame(car))].slice(0, count);
}

const alike = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

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
