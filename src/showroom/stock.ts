import { newUntil } from '#src/rules/card/card-tag.ts';
import { bodyName } from '#src/rules/stock/body-type.ts';
import { type FilterField, type FilterTerm, meetsFilter, parseSearchFilter } from '#src/rules/stock/search-filter.ts';
import type { Vehicle } from '#src/rules/stock/vehicle.ts';
import { isVisible, type Shown, soldLeavesAt } from '#src/rules/stock/visible-stock.ts';
import { localDay } from '#src/rules/time/local-day.ts';
import type { Site } from '#src/site/site.ts';
import type { LocationRow } from '#src/store/read-site.ts';
import type { CardFacts } from './card-facts.ts';
import { cardAt, rowOf, type Shelf, shelfWord, vehicleAt } from './shelf.ts';

/** A place on a shelf. */
interface Spot {
  readonly shelf: Shelf;
  readonly row: number;
}

/** A site's visible stock at one instant, in the order of relevance: custom rank, highest first, ties by id (ledger S5, S7, I1). */
export class Stock {
  readonly #shelves: readonly Shelf[];
  readonly #spots: readonly Spot[];
  readonly #site: Site;
  readonly #locations: ReadonlyMap<number, LocationRow>;
  readonly #terms: readonly FilterTerm[];
  readonly #words = new Map<FilterField, ReadonlySet<string>>();
  /** The next instant at which a vehicle of these leaves the list or stops being new; Infinity when none will. */
  readonly flipsAt: number;

  constructor(site: Site, locations: readonly LocationRow[], shelves: readonly Shelf[], asOf: number) {
    this.#site = site;
    this.#shelves = shelves;
    this.#locations = new Map(locations.map((location) => [location.id, location]));
    this.#terms = site.switches.searchFilters.flatMap((text) => {
      const parsed = parseSearchFilter(text);
      return parsed.ok ? parsed.terms : [];
    });
    const { spots, flipsAt } = this.#choose(asOf);
    this.#spots = spots;
    this.flipsAt = flipsAt;
  }

  get count(): number {
    return this.#spots.length;
  }

  /** The cards of visible vehicles that a test on their words lets through, from one place on for so many, and how many there are in all. */
  list(
    passes: (word: (field: FilterField) => string) => boolean,
    offset: number,
    limit: number,
  ): { readonly count: number; readonly cards: readonly CardFacts[] } {
    const found = this.#spots.filter((spot) => passes((field) => this.#word(spot, field)));
    return { count: found.length, cards: found.slice(offset, offset + limit).map(({ shelf, row }) => cardAt(shelf, row)) };
  }

  /** Each word that visible vehicles have in a field. */
  words(field: FilterField): ReadonlySet<string> {
    let words = this.#words.get(field);
    if (words === undefined) {
      words = new Set(this.#spots.map((spot) => this.#word(spot, field)));
      this.#words.set(field, words);
    }
    return words;
  }

  /** A vehicle that this site may show, by address or id (ledger I3), visible in lists or not; null when it is not on a shelf. */
  vehicle(key: string): Vehicle | null {
    const id = Number(/(?:^|-)(\d{1,9})$/.exec(key)?.[1] ?? Number.NaN);
    for (const shelf of this.#shelves) {
      const row = Number.isNaN(id) ? -1 : rowOf(shelf, id);
      if (row < 0 || !this.#isOurs({ shelf, row })) continue;
      const car = vehicleAt(shelf, row);
      if (key === String(car.id) || key === car.slug) return car;
    }
    return null;
  }

  /** Whether a vehicle from the store is one that this site may show: its make and its filters (ledger P6, S7). */
  isOurs(car: Vehicle): boolean {
    const words: Record<string, string | null> = {
      make: car.make,
      model: car.model,
      badge: car.badge,
      series: car.series,
      colour: car.colour,
      car_type: car.carType,
      item_type: car.itemType,
      status: car.status,
      body: car.simpleBody === null ? null : bodyName(car.simpleBody, this.#site.switches.truckMeans),
      fuel: car.simpleFuel,
      transmission: car.simpleTransmission,
      drive: car.simpleDrive,
      seats: String(car.seats ?? ''),
      certified: String(car.certified),
      year: String(car.year),
    };
    return this.#passesSite((field) => words[field] ?? this.#placeWord(car.dealershipId, car.locationId, field));
  }

  #choose(asOf: number): { spots: Spot[]; flipsAt: number } {
    const spots: Spot[] = [];
    let flipsAt = Number.POSITIVE_INFINITY;
    const later = (at: number | null) => {
      if (at !== null && at > asOf && at < flipsAt) flipsAt = at;
    };
    const thisYear = localDay(this.#site.switches.timeZone, asOf).year;
    for (const shelf of this.#shelves) {
      const switches = this.#site.dealerships.find(({ id }) => id === shelf.dealershipId)?.switches ?? this.#site.switches;
      const given = {
        includeSoldCarsDays: switches.includeSoldCarsDays,
        stockAgeLimitYears: switches.stockAgeLimitYears,
        thisYear,
      };
      for (let row = 0; row < shelf.count; row += 1) {
        const spot = { shelf, row };
        const car = shownAt(spot);
        if (!isVisible(car, given, asOf) || !this.#isOurs(spot)) continue;
        spots.push(spot);
        later(soldLeavesAt(car, given));
        later(newUntil({ createdAt: shelf.createdAts[row] ?? 0 }));
      }
    }
    const rank = ({ shelf, row }: Spot) => shelf.ranks[row] ?? 0;
    const id = ({ shelf, row }: Spot) => shelf.ids[row] ?? 0;
    return { spots: spots.sort((a, b) => rank(b) - rank(a) || id(a) - id(b)), flipsAt };
  }

  #isOurs(spot: Spot): boolean {
    return this.#passesSite((field) => this.#word(spot, field));
  }

  #passesSite(word: (field: FilterField) => string): boolean {
    const { manufacturer } = this.#site;
    if (manufacturer !== null && word('make').toLowerCase() !== manufacturer.toLowerCase()) return false;
    return meetsFilter(this.#terms, word);
  }

  #word({ shelf, row }: Spot, field: FilterField): string {
    if (field === 'year') return String(shelf.years[row] ?? '');
    if (field === 'dealership' || field === 'location' || field === 'city' || field === 'state')
      return this.#placeWord(shelf.dealershipId, shelf.locationIds[row] ?? 0, field);
    const word = shelfWord(shelf, field, row);
    return field === 'body' ? bodyName(word, this.#site.switches.truckMeans) : word;
  }

  #placeWord(dealershipId: number, locationId: number, field: FilterField): string {
    if (field === 'dealership') return this.#site.dealerships.find(({ id }) => id === dealershipId)?.slug ?? '';
    const location = this.#locations.get(locationId);
    if (field === 'location') return location?.slug ?? '';
    if (field === 'state') return location?.state ?? '';
    return field === 'city' ? (this.#site.switches.overrideCity ?? location?.city ?? '') : '';
  }
}

function shownAt({ shelf, row }: Spot): Shown {
  const soldAt = shelf.soldAts[row] ?? Number.NaN;
  return {
    status: shelfWord(shelf, 'status', row),
    sold: shelf.soldMarks[row] === 1,
    showOnDealerWebsite: true,
    soldAt: Number.isNaN(soldAt) ? null : soldAt,
    year: shelf.years[row] ?? 0,
  };
}
