import { addressPath } from '#src/rules/addresses/addresses.ts';
import { type PriceDeal, priceDeal } from '#src/rules/card/price-deal.ts';
import { belowMarket, comparedPrice, hasPlugin, isShown } from '#src/rules/market/price-comparison.ts';
import { vehicleLocation } from '#src/rules/places/location.ts';
import { priceMeaning } from '#src/rules/price/price-display.ts';
import type { Vehicle } from '#src/rules/stock/vehicle.ts';
import { numberText } from '#src/rules/text/number-text.ts';
import type { CardFacts } from '#src/showroom/card-facts.ts';
import { switchesFor } from '#src/site/switches-for.ts';
import type { PageContext } from '#src/use-cases/context.ts';
import { ownComparison } from '#src/use-cases/market/compare-with-market.ts';

/** The comparison of a vehicle's price with the market (ledger M10). */
export interface MarketView {
  /** Where the browser requests it. */
  readonly href: string;
  /** Shown to a visitor without script; null when an outside provider makes the comparison. */
  readonly plainText: string | null;
  /** What the price means: drive away, excluding government charges, or the site's own words (ledger K1). */
  readonly meaning: string;
}

/** Returns null when there is no comparison, as far as is known before a provider is asked. */
export function marketView(context: PageContext, car: Vehicle): MarketView | null {
  if (!hasPlugin(context.site.switches.plugins, 'price-comparison') || comparedPrice(car) === null) return null;
  const href = addressPath('gauge', { key: car.slug });
  const switches = switchesFor(context.site, car.dealershipId);
  const meaning = priceMeaning(car, switches);
  if (context.services.market !== undefined) return { href, plainText: null, meaning };
  const comparison = ownComparison(context, car);
  if (comparison === null || !isShown(comparison)) return null;
  const [low, high] = [comparison.market_range_min, comparison.market_range_max].map(numberText);
  return {
    href,
    plainText: [`Market range $${low} to $${high} (asking prices as advertised).`, comparison.description].join(' '),
    meaning,
  };
}

/**
 * What a card says of a price (ledger C4), if the vehicle's page would show the comparison. When an outside provider makes comparisons, a list would
 * have to request one for each car: then cards say nothing.
 */
export function dealLabel(context: PageContext, car: CardFacts): PriceDeal | null {
  if (!hasPlugin(context.site.switches.plugins, 'price-comparison') || context.services.market !== undefined) return null;
  const comparison = ownComparison(context, car);
  return comparison !== null && isShown(comparison) ? priceDeal(comparison.fill) : null;
}

/** The text of the market badge (ledger M11); null when the price is not far enough below its state's average, or the site has no badges. */
export function marketBadge({ site, showroom }: Pick<PageContext, 'site' | 'showroom'>, car: Vehicle): string | null {
  const below = hasPlugin(site.switches.plugins, 'market-badge')
    ? belowMarket(comparedPrice(car), car.marketData?.stateAverageMarketPrice ?? null)
    : null;
  const state = vehicleLocation(showroom, car)?.state ?? 'state';
  return below === null ? null : `$${numberText(below)} below the ${state} average`;
}
