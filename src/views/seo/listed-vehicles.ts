import { setImmediate } from 'node:timers/promises';
import { isAvailable } from '#src/rules/stock/vehicle-status.ts';
import type { CardFacts } from '#src/showroom/card-facts.ts';
import type { Stock } from '#src/showroom/stock.ts';

/** How many vehicles are read before other requests have their turn. */
const AT_ONCE = 1000;

/** Visits every vehicle whose page search engines may list: those for sale. A large stock is read in parts, so that no other visitor waits for it. */
export async function eachListed(stock: Stock, visit: (car: CardFacts) => void, atOnce = AT_ONCE): Promise<void> {
  for (let from = 0; from < stock.count; from += atOnce) {
    if (from > 0) await setImmediate();
    for (const car of stock.part(from, atOnce)) if (isAvailable(car)) visit(car);
  }
}
