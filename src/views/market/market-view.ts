import { type PriceDeal, priceDeal } from '#src/rules/card/price-deal.ts';
import { belowMarket, comparedPrice, hasPlugin, isShown } from '#src/rules/market/price-comparison.ts';
import { priceMeaning } from '#src/rules/price/price-display.ts';
import { type Vehicle, vehiclePath } from '#src/rules/stock/vehicle.ts';
import { numberText } from '#src/rules/text/number-text.ts';
import type { CardFacts } from '#src/showroom/card-facts.ts';
import type { PageContext } from '#src/use-cases/context.ts';
import { ownComparison } from '#src/use-cases/market/market-comparison.ts';

/** Where a vehicle's page asks for its price beside the market's (ledger M10). */
export interface MarketView {
  readonly href: string;
  /** What stands there for a visitor without script; null where only the provider elsewhere could say. */
  readonly plainText: string | null;
  /** What the vehicle's price is: drive away, excluding government charges, or the site's own words (ledger K1). */
  readonly meaning: string;
}

/** The panel of a vehicle's page; null where it would not be shown, as far as is known before asking. */
export function marketView(context: PageContext, car: Vehicle): MarketView | null {
  if (!hasPlugin(context.site.switches.plugins, 'price-comparison') || comparedPrice(car) === null) return null;
  const href = `${vehiclePath(car)}/autogauge`;
  const { switches } = context.site.dealerships.find(({ id }) => id === car.dealershipId) ?? context.site;
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
 * What a card says of a price (ledger C4): only where the vehicle's page would show the comparison. Where a provider elsewhere makes those, a list
 * cannot know without asking for each car: then it says nothing.
 */
export function dealLabel(context: PageContext, car: CardFacts): PriceDeal | null {
  if (!hasPlugin(context.site.switches.plugins, 'price-comparison') || context.services.market !== undefined) return null;
  const comparison = ownComparison(context, car);
  return comparison !== null && isShown(comparison) ? priceDeal(comparison.fill) : null;
}

/** The words of the market badge (ledger M11); null where the price is not far enough below its state's average, or the site has no badges. */
export function marketBadge({ site, showroom }: Pick<PageContext, 'site' | 'showroom'>, car: Vehicle): string | null {
  const below = hasPlugin(site.switches.plugins, 'market-badge')
    ? belowMarket(comparedPrice(car), car.marketData?.stateAverageMarketPrice ?? null)
    : null;
  const state = showroom.locations.find(({ id }) => id === car.locationId)?.state ?? 'state';
  return below === null ? null : `$${numberText(below)} below the ${state} average`;
}
