import type { Lender } from '#src/rules/finance/lender.ts';
import type { Offer } from '#src/rules/offers/offer.ts';
import { nextOfferChange, shownOffers } from '#src/rules/offers/shown-offers.ts';
import { nextShowingChange } from '#src/rules/promotions/showing-times.ts';
import { nextMidnight } from '#src/rules/time/local-day.ts';
import { zoneOfState } from '#src/rules/time/zones.ts';
import { resolveSite, type Site } from '#src/site/site.ts';
import type { LocationsRead } from '#src/store/read-locations.ts';
import type { CatalogueMake, CatalogueModel, LocationRow, SiteRead } from '#src/store/read-site.ts';
import type { Versioned } from '#src/store/versions.ts';
import type { MarketShelf } from './market-shelf.ts';
import type { Shelf } from './shelf.ts';
import { Stock } from './stock.ts';

/** A site in memory, as it was at one instant. It never changes: a change of data or of time makes another. */
export interface Showroom {
  readonly site: Site;
  readonly locations: readonly LocationRow[];
  /** Special hours by location, and customers' reviews. */
  readonly places: LocationsRead;
  readonly makes: readonly CatalogueMake[];
  readonly models: readonly CatalogueModel[];
  /** The lender that the site has chosen; null where it has none. */
  readonly lender: Lender | null;
  /** The offers that run, in the dealer's order. */
  readonly offers: readonly Offer[];
  readonly stock: Stock;
  /** Everything on its pages is true at this instant (milliseconds since 1970) … */
  readonly asOf: number;
  /** … and until this one, when a dated fact flips. */
  readonly validUntil: number;
  /** Tells this showroom's pages from those of any other, before or after. */
  readonly edition: string;
  /** What it was made of, and the version of each. */
  readonly madeOf: readonly (Versioned & { readonly number: string })[];
  readonly shelves: readonly Shelf[];
  /** What the market asks for its vehicles: of its own version, for it changes when others' stock does. */
  readonly market: readonly MarketShelf[];
  readonly read: SiteRead;
}

let editions = 0;

/** Puts a showroom together from one snapshot of its site and the shelves of its dealerships, as of an instant. */
export function buildShowroom(
  siteId: number,
  read: SiteRead,
  { shelves, market }: Pick<Showroom, 'shelves' | 'market'>,
  asOf: number,
): Showroom {
  const site = resolveSite(siteId, read.definition, read.layers, read.dealerships);
  const lender = read.lenders.find(({ id }) => id === site.switches.financeProvider) ?? null;
  const stock = new Stock(site, read.locations, shelves, lender, asOf);
  // Worked out once and kept: the first shopper of a large site does not wait for it.
  stock.search(
    { text: '', sort: 'relevance', words: {}, ranges: {} },
    { offset: 0, limit: 0, facets: site.switches.shownFacets },
  );
  editions += 1;
  return {
    site,
    locations: read.locations,
    places: { specialHours: read.specialHours, reviews: read.reviews, counted: read.counted },
    makes: read.makes,
    models: read.models,
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
    madeOf: [
      { kind: 'site', id: siteId, number: read.siteVersion },
      ...[...read.dealershipVersions].map(([id, number]) => ({ kind: 'dealership' as const, id, number })),
      ...market.map(({ dealershipId, version }) => ({ kind: 'market' as const, id: dealershipId, number: version })),
    ],
    shelves,
    market,
    read,
  };
}

/** When a new day begins, where the site is and at each of its locations: pages say what is today. */
function midnights(site: Site, locations: readonly LocationRow[], asOf: number): number[] {
  const zones = new Set([site.switches.timeZone, ...locations.flatMap(({ state }) => zoneOfState(state) ?? [])]);
  return [...zones].map((zone) => nextMidnight(zone, asOf));
}
