import { type Facet, isRangeFacet, type RangeFacet, type WordFacet } from '#src/rules/search/facets.ts';
import type { Found } from './row-filter.ts';
import { isMarkFacet, type MarkFacet, type OneFacet, type StockColumns } from './stock-columns.ts';
import type { NumberTally, RangeFound, StockAnswer } from './stock-search.ts';

type Values = NonNullable<StockAnswer['facets'][WordFacet]>;

/** The counts of every facet over what was found; a facet's own counts ignore its own filter (ledger S4). Each is computed once. */
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

  /** The numbers of a facet themselves; like its ends, they ignore its own filter. */
  tally(facet: RangeFacet): NumberTally {
    return tallied(this.#columns.numbers(facet), this.#positions(facet));
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
      range = rangeFound(this.#columns.numbers(facet), this.#positions(facet));
      this.#ranges.set(facet, range);
    }
    return range;
  }

  #countValues(facet: OneFacet): Values {
    const { values, codes, counts: all } = this.#columns.values(facet);
    const isUnfiltered = this.#found.hits.length === codes.length;
    const counts = isUnfiltered ? all : new Uint32Array(values.length + 1);
    if (!isUnfiltered) for (const positions of this.#positions(facet)) countCodes(codes, positions, counts);
    return values.map((value, at) => ({ value, count: counts[at + 1] ?? 0 }));
  }

  #countMarks(facet: MarkFacet): Values {
    const { values, marks } = this.#columns.marks(facet);
    const counts = new Uint32Array(32);
    for (const positions of this.#positions(facet)) countMarks(marks, positions, counts);
    return values.map(({ value, bit }) => ({ value, count: counts[bit] ?? 0 }));
  }

  #positions(facet: Facet): readonly Uint32Array[] {
    const { hits, missedByOne } = this.#found;
    return [hits, missedByOne.get(facet) ?? new Uint32Array()];
  }
}

// The inner loops are plain functions: they run over every vehicle found, for every facet.

function countCodes(codes: Uint16Array | Uint32Array, positions: Uint32Array, counts: Uint32Array): void {
  for (let at = 0; at < positions.length; at += 1) {
    const code = codes[positions[at] ?? 0] ?? 0;
    counts[code] = (counts[code] ?? 0) + 1;
  }
}

function countMarks(marks: Uint32Array, positions: Uint32Array, counts: Uint32Array): void {
  for (let at = 0; at < positions.length; at += 1) {
    for (let left = marks[positions[at] ?? 0] ?? 0; left !== 0; left &= left - 1) {
      const bit = 31 - Math.clz32(left & -left);
      counts[bit] = (counts[bit] ?? 0) + 1;
    }
  }
}

function tallied(numbers: Float64Array, lists: readonly Uint32Array[]): NumberTally {
  const counts = new Map<number, number>();
  let without = 0;
  for (const positions of lists) {
    for (let at = 0; at < positions.length; at += 1) {
      const number = numbers[positions[at] ?? 0] ?? Number.NaN;
      if (Number.isNaN(number)) without += 1;
      else counts.set(number, (counts.get(number) ?? 0) + 1);
    }
  }
  return { counts: [...counts], without };
}

const BARS = 24;

/** The lowest and highest number at these positions, as integers, and how many lie in each of equal parts; null when there are none. */
function rangeFound(numbers: Float64Array, lists: readonly Uint32Array[]): RangeFound | null {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const positions of lists) {
    for (let at = 0; at < positions.length; at += 1) {
      const number = numbers[positions[at] ?? 0] ?? Number.NaN;
      if (number < low) low = number;
      if (number > high) high = number;
    }
  }
  if (low > high) return null;
  const [min, max] = [Math.floor(low), Math.ceil(high)];
  const bars = new Uint32Array(BARS);
  for (const positions of lists) {
    for (let at = 0; at < positions.length; at += 1) {
      const number = numbers[positions[at] ?? 0] ?? Number.NaN;
      if (Number.isNaN(number)) continue;
      // The highest belongs to the last part; if all are equal there is only one part.
      const bar = max === min ? 0 : Math.min(BARS - 1, Math.floor(((number - min) * BARS) / (max - min)));
      bars[bar] = (bars[bar] ?? 0) + 1;
    }
  }
  return { min, max, bars: [...bars] };
}
