import type { Lender } from '#src/rules/finance/lender.ts';
import type { Offer } from '#src/rules/offers/offer.ts';
import { nextOfferChange, shownOffers } from '#src/rules/offers/shown-offers.ts';
import type { Location } from '#src/rules/places/location.ts';
import { nextShowingChange } from '#src/rules/promotions/showing-times.ts';
import { nextMidnight } from '#src/rules/time/local-day.ts';
import { zoneOfState } from '#src/rules/time/zones.ts';
import { resolveSite, type Site } from '#src/site/site.ts';
import type { LocationsRead } from '#src/store/places/read-locations.ts';
import type { CatalogueMake, CatalogueModel, SiteRead } from '#src/store/site/read-site.ts';
import type { MarketShelf } from './market-shelf.ts';
import type { Shelf } from './shelf.ts';
import { marketParts, siteParts, type VersionedPart } from './site-parts.ts';
import { Stock } from './stock.ts';

/** A site in memory at one instant. It never changes: when data or time change, another is made. */
export interface Showroom {
  readonly site: Site;
  readonly locations: readonly Location[];
  /** Special hours by location, and customers' reviews. */
  readonly places: LocationsRead;
  readonly makes: readonly CatalogueMake[];
  readonly models: readonly CatalogueModel[];
  /** The lender that the site has chosen; null when it has none. */
  readonly lender: Lender | null;
  /** The offers that run, in the dealer's order. */
  readonly offers: readonly Offer[];
  readonly stock: Stock;
  /** Its pages are true from this instant (milliseconds since 1970) … */
  readonly asOf: number;
  /** … until this one, when something with a date changes. */
  readonly validUntil: number;
  /** Changes with every new showroom of a site: pages are cached by it. */
  readonly edition: string;
  /** What it was made from, and the version of each. */
  readonly madeOf: readonly VersionedPart[];
  readonly shelves: readonly Shelf[];
  /** The market's prices for its vehicles. They have a version of their own, since they change when others' stock does. */
  readonly market: readonly MarketShelf[];
  readonly read: SiteRead;
}

let editions = 0;

/** Builds a showroom for an instant from one snapshot of its site and the shelves of its dealerships. */
export function buildShowroom(
  siteId: number,
  read: SiteRead,
  { shelves, market }: Pick<Showroom, 'shelves' | 'market'>,
  asOf: number,
): Showroom {
  const site = resolveSite(siteId, read.definition, read.layers, read.dealerships);
  const lender = read.shared.lenders.find(({ id }) => id === site.switches.financeProvider) ?? null;
  const stock = new Stock(site, read.locations, shelves, lender, asOf);
  // Computed and cached now, so that the first shopper of a large site does not wait for it.
  stock.search(
    { text: '', sort: 'relevance', words: {}, ranges: {} },
    { offset: 0, limit: 0, facets: site.switches.shownFacets },
  );
  editions += 1;
  return {
    site,
    locations: read.locations,
    places: { specialHours: read.specialHours, reviews: read.reviews, counted: read.counted },
    makes: read.shared.makes,
    models: read.shared.models,
    lender,
    offers: shownOffers(read.offers, site, asOf),
    stock,
    asOf,
    validUntil: Math.min(
      stock.flipsAt,
      nextShowingChange([site.switches.promoTiles, site.pages, site.popup, site.announcement], asOf),
      nextOfferChange(read.offers, asOf),
      ...midnights(site, read.locations, asOf),
    ),
    edition: `${siteId}.${editions}`,
    madeOf: [...siteParts(siteId, read), ...marketParts(market)],
    shelves,
    market,
    read,
  };
}

/** When the next day begins at the site and at each of its locations: pages say what is today. */
function midnights(site: Site, locations: readonly Location[], asOf: number): number[] {
  const zones = new Set([site.switches.timeZone, ...locations.flatMap(({ state }) => zoneOfState(state) ?? [])]);
  return [...zones].map((zone) => nextMidnight(zone, asOf));
}
