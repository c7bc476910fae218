import type { Range, RangeFacet } from '#src/rules/search/facets.ts';
import type { OneFacet, StockColumns } from './stock-columns.ts';

/** What vehicles must be to be among the first: of these words, whatever their case, and within these ranges. */
export interface FirstQuery {
  readonly words: Readonly<Partial<Record<OneFacet, string>>>;
  readonly ranges: Readonly<Partial<Record<RangeFacet, Range>>>;
}

/**
 * The places of the first so many vehicles, by relevance, that meet a query. It counts nothing and looks no further than it must, so that
 * it costs a page of a large site next to nothing; a search, which counts, goes through all rows.
 */
export function firstRows(columns: StockColumns, { words, ranges }: FirstQuery, limit: number): readonly number[] {
  const coded = (Object.entries(words) as [OneFacet, string][]).map(([facet, word]) => {
    const { values, codes } = columns.values(facet);
    // The first code stands for no value.
    const wanted = Uint8Array.from(['', ...values], (value, code) => Number(code > 0 && alike(value, word)));
    return { codes, wanted };
  });
  const bounds = (Object.entries(ranges) as [RangeFacet, Range][]).map(([facet, { min, max }]) => ({
    numbers: columns.numbers(facet),
    low: min ?? Number.NEGATIVE_INFINITY,
    high: max ?? Number.POSITIVE_INFINITY,
  }));
  const places: number[] = [];
  const count = columns.rows.length;
  search: for (let at = 0; at < count && places.length < limit; at += 1) {
    for (const { codes, wanted } of coded) if (wanted[codes[at] ?? 0] !== 1) continue search;
    for (const { numbers, low, high } of bounds) {
      const number = numbers[at] ?? Number.NaN;
      if (!(number >= low && number <= high)) continue search;
    }
    places.push(at);
  }
  return places;
}

const alike = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
