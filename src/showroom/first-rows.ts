import type { Range, RangeFacet } from '#src/rules/search/facets.ts';
import type { OneFacet, StockColumns } from './stock-columns.ts';

/** Vehicles that have these words, whatever their case, and lie within these ranges. */
export interface FirstQuery {
  readonly words: Readonly<Partial<Record<OneFacet, string>>>;
  readonly ranges: Readonly<Partial<Record<RangeFacet, Range>>>;
}

/**
 * The positions of the first vehicles, by relevance, that match a query. It counts nothing and stops at the limit, so it costs a page of a
 * large site next to nothing; a search, which counts, goes through all rows.
 */
export function firstRows(columns: StockColumns, { words, ranges }: FirstQuery, limit: number): readonly number[] {
  const coded = (Object.entries(words) as [OneFacet, string][]).map(([facet, word]) => {
    const { values, codes } = columns.values(facet);
    // The first code means no value.
    const accepted = Uint8Array.from(['', ...values], (value, code) => Number(code > 0 && alike(value, word)));
    return { codes, accepted };
  });
  const bounds = (Object.entries(ranges) as [RangeFacet, Range][]).map(([facet, { min, max }]) => ({
    numbers: columns.numbers(facet),
    low: min ?? Number.NEGATIVE_INFINITY,
    high: max ?? Number.POSITIVE_INFINITY,
  }));
  const positions: number[] = [];
  const count = columns.rows.length;
  search: for (let at = 0; at < count && positions.length < limit; at += 1) {
    for (const { codes, accepted } of coded) if (accepted[codes[at] ?? 0] !== 1) continue search;
    for (const { numbers, low, high } of bounds) {
      const number = numbers[at] ?? Number.NaN;
      if (!(number >= low && number <= high)) continue search;
    }
    positions.push(at);
  }
  return positions;
}

const alike = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
