import { type Facet, isRangeFacet, type RangeFacet, type WordFacet } from '#src/rules/search/facets.ts';
import { rangeFound } from './range-found.ts';
import type { Found } from './sieve.ts';
import { isMarkFacet, type MarkFacet, type OneFacet, type StockColumns } from './stock-columns.ts';
import type { RangeFound, StockAnswer } from './stock-search.ts';

type Values = NonNullable<StockAnswer['facets'][WordFacet]>;

/** The counts of every facet over what was found; a facet's own counts leave out what is chosen of it (ledger S4). Each is worked out once. */
export class FacetCounts {
  readonly #columns: StockColumns;
  readonly #found: Found;
  readonly #values = new Map<WordFacet, Values>();
  readonly #ranges = new Map<RangeFacet, RangeFound | null>();

  constructor(columns: StockColumns, found: Found) {
    this.#columns = columns;
    this.#found = found;
  }

  of(facets: readonly Facet[]): Pick<StockAnswer, 'facets' | 'ranges'> {
    const [values, ranges] = [new Map<WordFacet, Values>(), new Map<RangeFacet, RangeFound>()];
    for (const facet of facets) {
      if (!isRangeFacet(facet)) values.set(facet, this.#valuesOf(facet));
      else {
        const range = this.#rangeOf(facet);
        if (range !== null) ranges.set(facet, range);
      }
    }
    return { facets: Object.fromEntries(values), ranges: Object.fromEntries(ranges) };
  }

  #valuesOf(facet: WordFacet): Values {
    let values = this.#values.get(facet);
    if (values === undefined) {
      values = isMarkFacet(facet) ? this.#countMarks(facet) : this.#countValues(facet);
      this.#values.set(facet, values);
    }
    return values;
  }

  #rangeOf(facet: RangeFacet): RangeFound | null {
    let range = this.#ranges.get(facet);
    if (range === undefined) {
      range = rangeFound(this.#columns.numbers(facet), this.#places(facet));
      this.#ranges.set(facet, range);
    }
    return range;
  }

  #countValues(facet: OneFacet): Values {
    const { values, codes, counts: all } = this.#columns.values(facet);
    const isWhole = this.#found.hits.length === codes.length;
    const counts = isWhole ? all : new Uint32Array(values.length + 1);
    if (!isWhole) for (const places of this.#places(facet)) countCodes(codes, places, counts);
    return values.map((value, at) => ({ value, count: counts[at + 1] ?? 0 }));
  }

  #countMarks(facet: MarkFacet): Values {
    const { values, marks } = this.#columns.marks(facet);
    const counts = new Uint32Array(32);
    for (const places of this.#places(facet)) countMarks(marks, places, counts);
    return values.map(({ value, bit }) => ({ value, count: counts[bit] ?? 0 }));
  }

  #places(facet: Facet): readonly Uint32Array[] {
    const { hits, nearly } = this.#found;
    return [hits, nearly.get(facet) ?? new Uint32Array()];
  }
}

// The inner loops stand apart: they run over every vehicle found, for every facet.

function countCodes(codes: Uint16Array | Uint32Array, places: Uint32Array, counts: Uint32Array): void {
  for (let at = 0; at < places.length; at += 1) {
    const code = codes[places[at] ?? 0] ?? 0;
    counts[code] = (counts[code] ?? 0) + 1;
  }
}

function countMarks(marks: Uint32Array, places: Uint32Array, counts: Uint32Array): void {
  for (let at = 0; at < places.length; at += 1) {
    for (let left = marks[places[at] ?? 0] ?? 0; left !== 0; left &= left - 1) {
      const bit = 31 - Math.clz32(left & -left);
      counts[bit] = (counts[bit] ?? 0) + 1;
    }
  }
}
