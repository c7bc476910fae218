import type { RangeFacet, WordFacet } from '#src/rules/search/facets.ts';
import type { Sort } from '#src/rules/search/search-query.ts';
import { isInStock } from '#src/rules/stock/vehicle-status.ts';
import type { Switches } from '#src/site/switches/switches.ts';
import { bandFacet, type FacetColumn, wordFacet } from './facet-column.ts';
import { type LocationColumn, locationColumn } from './location-column.ts';
import { categoryMarks, featureMarks, type MarkColumn } from './mark-column.ts';
import { orderBy } from './order-by.ts';
import type { Shelf, ShelfNumber } from './shelf.ts';
import type { StockWords } from './stock-words.ts';

/** The facets of which a vehicle can have several values. */
export const MARK_FACETS = ['filtered_features', 'categories'] as const satisfies readonly WordFacet[];
export type MarkFacet = (typeof MARK_FACETS)[number];
export type OneFacet = Exclude<WordFacet, MarkFacet>;

export const isMarkFacet = (facet: WordFacet): facet is MarkFacet => (MARK_FACETS as readonly string[]).includes(facet);

/** The weekly payment for each vehicle of a shelf; NaN when it has no estimate. */
export type WeeklyOf = (shelf: Shelf) => Float64Array;
/** The orders that are the same for every search; `nearest` depends on the place. */
export type FixedSort = Exclude<Sort, 'nearest'>;

/** The columns of a site's visible stock, in the order of relevance; each is built when it is first needed, and cached. */
export class StockColumns {
  readonly rows: Uint32Array;
  readonly #words: StockWords;
  readonly #switches: Switches;
  readonly #weekly: WeeklyOf;
  readonly #cached = new Map<string, unknown>();

  constructor(words: StockWords, switches: Switches, rows: Uint32Array, weekly: WeeklyOf) {
    this.#words = words;
    this.#switches = switches;
    this.#weekly = weekly;
    this.rows = rows;
  }

  /** A number for every row, to work in; its content does not outlive a call. */
  get scratch(): Uint32Array {
    return this.#words.scratch;
  }

  values(facet: OneFacet): FacetColumn {
    return this.#cache(facet, () => {
      const { priceBandDollars, weeklyBandDollars } = this.#switches;
      // Ten dollars or less is a placeholder, not a price (ledger C8).
      if (facet === 'price_range')
        return bandFacet(this.#words, ({ numbers }) => numbers.price, { width: priceBandDollars, over: 10 }, this.rows);
      if (facet !== 'weekly_price_range') return wordFacet(this.#words, facet, this.rows);
      return bandFacet(this.#words, this.#weekly, { width: weeklyBandDollars, over: 0 }, this.rows);
    });
  }

  marks(facet: MarkFacet): MarkColumn {
    const make = facet === 'categories' ? categoryMarks : featureMarks;
    return this.#cache(facet, () => make(this.#words, this.#switches, this.rows));
  }

  /** NaN when a vehicle has no such number. */
  numbers(facet: RangeFacet): Float64Array {
    return this.#cache(`numbers ${facet}`, () => this.#read(facet));
  }

  /** 1 for each vehicle that can be seen at the dealer's now. */
  inStock(): Uint8Array {
    return this.#cache('in stock', () =>
      Uint8Array.from(
        this.#gather(({ words, soldMarks }, all, base) => {
          const states = words.status.words;
          for (let row = 0; row < soldMarks.length; row += 1)
            all[base + row] = Number(
              isInStock({ status: states[words.status.codes[row] ?? 0] ?? '', sold: soldMarks[row] === 1 }),
            );
        }),
      ),
    );
  }

  locations(): LocationColumn {
    return this.#cache('locations', () => {
      const ids = this.#gather(({ words }, all, base) => {
        const known = words.location_id.words.map(Number);
        const { codes } = words.location_id;
        for (let row = 0; row < codes.length; row += 1) all[base + row] = known[codes[row] ?? 0] ?? Number.NaN;
      });
      return locationColumn(ids);
    });
  }

  /** The positions of the rows in the order of a sort; null when they are in that order already (ledger I1, S5). */
  order(sort: FixedSort): Uint32Array | null {
    return sort === 'relevance' ? null : this.#cache(`order ${sort}`, () => this.#order(sort));
  }

  #order(sort: Exclude<FixedSort, 'relevance'>): Uint32Array {
    const keys =
      sort === 'latest'
        ? this.#read('createdAt').map((at) => 0 - at)
        : // Vehicles without a price come last in either direction.
          this.numbers('price').map((price) =>
            Number.isNaN(price) ? Number.POSITIVE_INFINITY : sort === 'price-asc' ? price : 0 - price,
          );
    const ids = this.#cache('order id', () => orderBy(this.#gather(({ ids }, all, base) => all.set(ids, base))));
    return orderBy(keys, ids);
  }

  #read(name: RangeFacet | ShelfNumber): Float64Array {
    return this.#gather(({ words, numbers }, all, base) => {
      if (name !== 'year') return all.set(numbers[name], base);
      const years = words.year.words.map(Number);
      const { codes } = words.year;
      for (let row = 0; row < codes.length; row += 1) all[base + row] = years[codes[row] ?? 0] ?? Number.NaN;
    });
  }

  /** A number for each shown row, from the numbers that each shelf writes for all of its rows. */
  #gather(put: (shelf: Shelf, all: Float64Array, base: number) => void): Float64Array {
    const all = new Float64Array(this.#words.total);
    for (const { shelf, base } of this.#words.shelves) put(shelf, all, base);
    const shown = new Float64Array(this.rows.length);
    for (let at = 0; at < shown.length; at += 1) shown[at] = all[this.rows[at] ?? 0] ?? Number.NaN;
    return shown;
  }

  #cache<T>(name: string, make: () => T): T {
    if (!this.#cached.has(name)) this.#cached.set(name, make());
    return this.#cached.get(name) as T;
  }
}
