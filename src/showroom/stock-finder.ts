import { RANGE_FACETS, WORD_FACETS } from '#src/rules/search/facets.ts';
import { tidyValue } from '#src/rules/search/search-query.ts';
import type { Switches } from '#src/site/switches/switches.ts';
import { FacetCounts } from './facet-counts.ts';
import { distancesOf, nearestOrder } from './location-column.ts';
import { type Found, Sieve } from './sieve.ts';
import { isMarkFacet, type StockColumns } from './stock-columns.ts';
import type { StockPart, StockQuery } from './stock-search.ts';
import type { TextSearch } from './text-search.ts';

/** What a query found, with the counts of its facets. */
export interface Counted {
  readonly found: Found;
  readonly counts: FacetCounts;
}

/** Puts a site's visible stock through the filters of a query: any chosen value within a facet, every facet, the text (ledger S4, S9). */
export class StockFinder {
  readonly #columns: StockColumns;
  readonly #text: TextSearch;
  readonly #switches: Switches;
  /** What queries that choose nothing find, by whether they need a price: worked out once (ledger S15). */
  readonly #whole = new Map<boolean, Counted>();

  constructor(columns: StockColumns, text: TextSearch, switches: Switches) {
    this.#columns = columns;
    this.#text = text;
    this.#switches = switches;
  }

  find(query: StockQuery): Counted {
    const sieve = this.#sieve(query);
    const needsPrice = this.#needsPrice(query);
    const whole = sieve.isOpen ? this.#whole.get(needsPrice) : undefined;
    if (whole !== undefined) return whole;
    const isWhole = sieve.isOpen;
    if (needsPrice) sieve.positive(this.#columns.numbers('price'));
    const found = sieve.found(this.#columns.scratch);
    const counted = { found, counts: new FacetCounts(this.#columns, found) };
    if (isWhole) this.#whole.set(needsPrice, counted);
    return counted;
  }

  count(query: StockQuery): number {
    const sieve = this.#sieve(query);
    if (this.#needsPrice(query)) sieve.positive(this.#columns.numbers('price'));
    return sieve.count;
  }

  /** The places of a part of what was found, in the order of a sort. */
  page(
    { failed, hits }: Found,
    { sort, near }: Pick<StockQuery, 'sort' | 'near'>,
    { offset, limit }: StockPart,
  ): readonly number[] {
    const order = sort === 'nearest' ? this.#nearest(near) : this.#columns.order(sort);
    if (order === null) return [...hits.subarray(offset, offset + limit)];
    const places: number[] = [];
    let skipped = 0;
    for (let at = 0; at < order.length && places.length < limit; at += 1) {
      const place = order[at] ?? 0;
      if (failed[place] !== 0) continue;
      if (skipped < offset) skipped += 1;
      else places.push(place);
    }
    return places;
  }

  /** The order of the distance from a place; without a place that of relevance. */
  #nearest(near: StockQuery['near']): Uint32Array | null {
    if (near == null) return null;
    const column = this.#columns.locations();
    return nearestOrder(column, distancesOf(column, near.distances));
  }

  /** Sorting by the lowest price leaves out vehicles without one, where the site says so (ledger S5). */
  #needsPrice({ sort }: StockQuery): boolean {
    return sort === 'price-asc' && this.#switches.lowestPriceNeedsPrice;
  }

  #sieve({ words, ranges, text, near }: StockQuery): Sieve {
    const columns = this.#columns;
    const sieve = new Sieve(columns.rows.length);
    for (const facet of WORD_FACETS) {
      const chosen = new Set(words[facet]?.map((word) => word.toLowerCase()));
      if (chosen.size === 0) continue;
      // An address holds a value as it can be typed: without double blanks, and cut when it is long.
      const isChosen = (value: string) => chosen.has(tidyValue(value).toLowerCase());
      if (isMarkFacet(facet)) {
        const { marks, values } = columns.marks(facet);
        const wanted = values.reduce((sum, { value, bit }) => (isChosen(value) ? sum | (1 << bit) : sum), 0);
        sieve.bits(facet, marks, wanted);
      } else {
        const column = columns.values(facet);
        // The first code stands for no value, which nobody can choose.
        const wanted = Uint8Array.from(['', ...column.values], (value, code) => (code > 0 && isChosen(value) ? 1 : 0));
        sieve.codes(facet, column, wanted);
      }
    }
    for (const facet of RANGE_FACETS) {
      const range = ranges[facet];
      if (range !== undefined && (range.min !== null || range.max !== null)) sieve.range(facet, columns.numbers(facet), range);
    }
    if (near != null) {
      const column = columns.locations();
      sieve.within(column.codes, distancesOf(column, near.distances), near.km);
    }
    const marks = this.#text.marks(text);
    if (marks !== null) sieve.marked(marks, columns.rows);
    return sieve;
  }
}
