import type { Lender } from '#src/rules/finance/lender.ts';
import type { Location } from '#src/rules/places/location.ts';
import type { RangeFacet, WordFacet } from '#src/rules/search/facets.ts';
import { bodyName } from '#src/rules/stock/body-type.ts';
import { type FilterTerm, meetsFilter, parseSearchFilter } from '#src/rules/stock/search-filter.ts';
import type { Vehicle } from '#src/rules/stock/vehicle.ts';
import { financeInput } from '#src/site/finance.ts';
import type { Site } from '#src/site/site.ts';
import { AnswerCache } from './answer-cache.ts';
import type { CardFacts } from './card-facts.ts';
import { wordAt } from './columns.ts';
import { type FirstQuery, firstRows } from './first-rows.ts';
import { cardAt, isArchived, rowOf, type Shelf, vehicleAt } from './shelf.ts';
import { isMarkFacet, StockColumns } from './stock-columns.ts';
import { StockFinder } from './stock-finder.ts';
import type { NumberTally, StockAnswer, StockPart, StockQuery } from './stock-search.ts';
import { StockWords } from './stock-words.ts';
import { TextSearch } from './text-search.ts';
import { visibleRows } from './visible-rows.ts';
import { weeklyAmounts } from './weekly-amounts.ts';

/** 24 columns of codes and one of locations, 2 of marks, 7 of numbers; 5 orders; what searches without a filter find, all and with a price; what is in stock; and scratch. */
const ROW_BYTES = 24 * 2 + 4 + 2 * 4 + 7 * 8 + 5 * 4 + 2 * 5 + 1 + 4;

/** A site's visible stock at one instant, and the search over it (ledger S3 to S9, S15, S22). */
export class Stock {
  /** The next instant at which one of these vehicles leaves the list or stops being new; Infinity when none will. */
  readonly flipsAt: number;
  readonly #site: Site;
  readonly #words: StockWords;
  readonly #terms: readonly FilterTerm[];
  readonly #columns: StockColumns;
  readonly #text: TextSearch;
  readonly #finder: StockFinder;
  readonly #answers = new AnswerCache();

  constructor(site: Site, locations: readonly Location[], shelves: readonly Shelf[], lender: Lender | null, asOf: number) {
    this.#site = site;
    this.#words = new StockWords(site, locations, shelves);
    this.#terms = siteTerms(site);
    const { rows, flipsAt } = visibleRows(site, this.#words, this.#words.matching(this.#terms), asOf);
    this.flipsAt = flipsAt;
    this.#columns = new StockColumns(this.#words, site.switches, rows, (shelf) =>
      weeklyAmounts(shelf, lender, financeInput(site, shelf.dealershipId, asOf)),
    );
    this.#text = new TextSearch(this.#words, rows, site.switches.truckMeans);
    this.#finder = new StockFinder(this.#columns, this.#text, site.switches);
  }

  get count(): number {
    return this.#columns.rows.length;
  }

  /** The memory of its columns, without its shelves, once every facet and order has been used. */
  get bytes(): number {
    return this.count * ROW_BYTES;
  }

  /** One page of what a query finds, in its order, with the counts of the requested facets. */
  search(query: StockQuery, part: StockPart): StockAnswer {
    return this.#answers.of(query, part, () => {
      const { found, counts } = this.#finder.find(query);
      const positions = this.#finder.page(found, query, part);
      return { count: found.hits.length, cards: positions.map((at) => this.#card(at)), ...counts.of(part.facets) };
    });
  }

  countOf(query: StockQuery): number {
    return this.#finder.count(query);
  }

  /** How many of what a query finds have each number of a facet, its own filter ignored (ledger S4). */
  tally(query: StockQuery, facet: RangeFacet): NumberTally {
    return this.#finder.find(query).counts.tally(facet);
  }

  /** Whether each of these words is, exactly, in the text of some visible vehicle (ledger S23). */
  hasWords(text: string): boolean {
    return this.#text.hasWords(text);
  }

  /** Every value of a facet in the visible stock, sorted by name. */
  values(facet: WordFacet): readonly string[] {
    return isMarkFacet(facet) ? this.#columns.marks(facet).values.map(({ value }) => value) : this.#columns.values(facet).values;
  }

  /** The first visible vehicles, by relevance, that match a filter of the site's own (ledger S22). */
  fixedList(terms: readonly FilterTerm[], limit: number): readonly CardFacts[] {
    const meets = this.#words.matching(terms);
    const cards: CardFacts[] = [];
    for (let at = 0; at < this.count && cards.length < limit; at += 1)
      if (meets[this.#columns.rows[at] ?? 0] === 1) cards.push(this.#card(at));
    return cards;
  }

  /** The first visible vehicles, by relevance, with these words and within these ranges (ledger V13). */
  first(query: FirstQuery, limit: number): readonly CardFacts[] {
    return firstRows(this.#columns, query, limit).map((at) => this.#card(at));
  }

  /** Some of the visible vehicles, in the order of relevance: what goes through all of them does it in parts, and lets others in between. */
  part(offset: number, limit: number): readonly CardFacts[] {
    const end = Math.min(offset + limit, this.count);
    return Array.from({ length: Math.max(0, end - offset) }, (_, at) => this.#card(offset + at));
  }

  /** A vehicle that this site may show, by address or id (ledger I3), in its lists or not; null when it is not on a shelf. */
  vehicle(key: string): Vehicle | null {
    const id = idIn(key);
    for (const { shelf } of this.#words.shelves) {
      const row = Number.isNaN(id) ? -1 : rowOf(shelf, id);
      if (row < 0 || !meetsFilter(this.#terms, (field) => wordAt(this.#words.column(shelf, field), row))) continue;
      const car = vehicleAt(shelf, row);
      if (key === String(car.id) || key === car.slug) return car;
    }
    return null;
  }

  /**
   * Whether the store may hold a vehicle of this address or id that is on no shelf. Every address ends in its vehicle's id, so made-up
   * addresses are recognised without a query, however many there are (ledger H8).
   */
  isArchived(key: string): boolean {
    const id = idIn(key);
    return !Number.isNaN(id) && this.#words.shelves.some(({ shelf }) => isArchived(shelf, id));
  }

  /** Whether this site may show a vehicle from the store, by its make and filters (ledger P6, S7). */
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
    return meetsFilter(this.#terms, (field) => words[field] ?? this.#words.locationWord(car.dealershipId, car.locationId, field));
  }

  #card(at: number): CardFacts {
    const { shelf, row } = this.#words.locate(this.#columns.rows[at] ?? 0);
    return cardAt(shelf, row);
  }
}

/** The id that a vehicle's address ends in, or is; NaN when there is none. */
const idIn = (key: string): number => Number(/(?:^|-)(\d{1,9})$/.exec(key)?.[1] ?? Number.NaN);

/** What every vehicle of a site must match: the make on a manufacturer's site, and the site's own filters (ledger S7). */
function siteTerms({ manufacturer, switches }: Site): readonly FilterTerm[] {
  const make: FilterTerm[] = manufacturer === null ? [] : [{ field: 'make', value: manufacturer }];
  return [...make, ...switches.searchFilters.map(parseSearchFilter).flatMap((parsed) => (parsed.ok ? parsed.terms : []))];
}
