import { comparedPrice, hasPlugin, type PriceComparison, priceComparison } from '#src/rules/market/price-comparison.ts';
import type { Vehicle } from '#src/rules/stock/vehicle.ts';
import { marketRange } from '#src/showroom/market-shelf.ts';
import type { PageContext } from '#src/use-cases/context.ts';
import { findVehicle } from '#src/use-cases/stock/find-vehicle.ts';

/** A vehicle's comparison, that there is none (for now, when the provider failed to answer), or that there is no such vehicle. */
export type ComparisonAnswer =
  | { readonly kind: 'found'; readonly comparison: PriceComparison; readonly isOurs: boolean }
  | { readonly kind: 'none'; readonly isForNow: boolean }
  | { readonly kind: 'unknown' };

/** Compares a vehicle's price with the market (ledger M10): by the deployment's provider if it has one, else by the platform's own estimates. */
export async function compareWithMarket(context: PageContext, key: string): Promise<ComparisonAnswer> {
  const car = hasPlugin(context.site.switches.plugins, 'price-comparison') ? await findVehicle(context, key) : null;
  if (car === null) return { kind: 'unknown' };
  const { market } = context.services;
  if (market === undefined) {
    const comparison = ownComparison(context, car);
    return comparison === null ? { kind: 'none', isForNow: false } : { kind: 'found', comparison, isOurs: true };
  }
  const price = comparedPrice(car);
  if (price === null) return { kind: 'none', isForNow: false };
  try {
    const { vin, nvic, make, model, badge, year, km } = car;
    const comparison = await market.compare({ vin, nvic, make, model, badge, year, km, price }, context.site.id);
    return comparison === null ? { kind: 'none', isForNow: true } : { kind: 'found', comparison, isOurs: false };
  } catch (error) {
    context.services.warn(error, 'A price could not be compared with the market.');
    return { kind: 'none', isForNow: true };
  }
}

/** A vehicle's price compared with the platform's own estimate; null when it has no price or there is no estimate. */
export function ownComparison(
  { showroom }: Pick<PageContext, 'showroom'>,
  car: Pick<Vehicle, 'id' | 'dealershipId' | 'make' | 'model' | 'price' | 'status' | 'sold'>,
): PriceComparison | null {
  const price = comparedPrice(car);
  const range = price === null ? null : marketRange(showroom.market, car);
  return price === null || range === null ? null : priceComparison(price, range, `${car.make} ${car.model}`);
}
