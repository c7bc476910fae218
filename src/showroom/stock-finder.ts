import { RANGE_FACETS, WORD_FACETS } from '#src/rules/search/facets.ts';
import { tidyValue } from '#src/rules/search/search-query.ts';
import type { Switches } from '#src/site/switches/switches.ts';
import { FacetCounts } from './facet-counts.ts';
import { distancesOf, nearestOrder } from './location-column.ts';
import { type Found, RowFilter } from './row-filter.ts';
import { isMarkFacet, type StockColumns } from './stock-columns.ts';
import type { StockPart, StockQuery } from './stock-search.ts';
import type { TextSearch } from './text-search.ts';

export interface Counted {
  readonly found: Found;
  readonly counts: FacetCounts;
}

/** Filters a site's visible stock by a query: any of the chosen values within a facet, all facets, and the text (ledger S4, S9). */
export class StockFinder {
  readonly #columns: StockColumns;
  readonly #text: TextSearch;
  readonly #switches: Switches;
  /** What queries without a filter find, by whether they need a price: computed once (ledger S15). */
  readonly #unfiltered = new Map<boolean, Counted>();

  constructor(columns: StockColumns, text: TextSearch, switches: Switches) {
    this.#columns = columns;
    this.#text = text;
    this.#switches = switches;
  }

  find(query: StockQuery): Counted {
    const filter = this.#filter(query);
    const needsPrice = this.#needsPrice(query);
    const known = filter.isUnfiltered ? this.#unfiltered.get(needsPrice) : undefined;
    if (known !== undefined) return known;
    const isUnfiltered = filter.isUnfiltered;
    if (needsPrice) filter.positive(this.#columns.numbers('price'));
    const found = filter.found(this.#columns.scratch);
    const counted = { found, counts: new FacetCounts(this.#columns, found) };
    if (isUnfiltered) this.#unfiltered.set(needsPrice, counted);
    return counted;
  }

  count(query: StockQuery): number {
    const filter = this.#filter(query);
    if (this.#needsPrice(query)) filter.positive(this.#columns.numbers('price'));
    return filter.count;
  }

  /** The positions of one page of what was found, in the order of a sort. */
  page(
    { failed, hits }: Found,
    { sort, near }: Pick<StockQuery, 'sort' | 'near'>,
    { offset, limit }: StockPart,
  ): readonly number[] {
    const order = sort === 'nearest' ? this.#nearest(near) : this.#columns.order(sort);
    if (order === null) return [...hits.subarray(offset, offset + limit)];
    const positions: number[] = [];
    let skipped = 0;
    for (let at = 0; at < order.length && positions.length < limit; at += 1) {
      const position = order[at] ?? 0;
      if (failed[position] !== 0) continue;
      if (skipped < offset) skipped += 1;
      else positions.push(position);
    }
    return positions;
  }

  /** The order by distance from a place; null, for relevance, without one. */
  #nearest(near: StockQuery['near']): Uint32Array | null {
    if (near == null) return null;
    const column = this.#columns.locations();
    return nearestOrder(column, distancesOf(column, near.distances));
  }

  /** Sorting by the lowest price leaves out vehicles without one if the site says so (ledger S5). */
  #needsPrice({ sort }: StockQuery): boolean {
    return sort === 'price-asc' && this.#switches.lowestPriceNeedsPrice;
  }

  #filter({ words, ranges, text, near, inStock = false }: StockQuery): RowFilter {
    const columns = this.#columns;
    const filter = new RowFilter(columns.rows.length);
    for (const facet of WORD_FACETS) {
      const chosen = new Set(words[facet]?.map((word) => word.toLowerCase()));
      if (chosen.size === 0) continue;
      // An address holds a value as it can be typed: without double blanks, and cut if it is long.
      const isChosen = (value: string) => chosen.has(tidyValue(value).toLowerCase());
      if (isMarkFacet(facet)) {
        const { marks, values } = columns.marks(facet);
        const accepted = values.reduce((sum, { value, bit }) => (isChosen(value) ? sum | (1 << bit) : sum), 0);
        filter.bits(facet, marks, accepted);
      } else {
        const column = columns.values(facet);
        // The first code means no value, which nobody can choose.
        const accepted = Uint8Array.from(['', ...column.values], (value, code) => (code > 0 && isChosen(value) ? 1 : 0));
        filter.codes(facet, column, accepted);
      }
    }
    for (const facet of RANGE_FACETS) {
      const range = ranges[facet];
      if (range !== undefined && (range.min !== null || range.max !== null)) filter.range(facet, columns.numbers(facet), range);
    }
    if (near != null) {
      const column = columns.locations();
      filter.within(column.codes, distancesOf(column, near.distances), near.km);
    }
    if (inStock) filter.positive(columns.inStock());
    const marks = this.#text.marks(text);
    if (marks !== null) filter.marked(marks, columns.rows);
    return filter;
  }
}
