import MiniSearch from 'minisearch';
import type { CardFacts } from '#src/showroom/card-facts.ts';

const FIELDS = ['make', 'model', 'badge', 'series', 'colour', 'simpleBody', 'simpleFuel', 'stocknum'];

/**
 * The same text search by MiniSearch, told to ask the same: every word, the last by its beginning too, errors forgiven. It has less to do: it knows no
 * equipment and no VIN, and counts no facets.
 */
export function miniSearch(cards: readonly CardFacts[]): (text: string) => number {
  const index = new MiniSearch<CardFacts>({ fields: FIELDS });
  index.addAll(cards);
  const prefix = (_: string, at: number, terms: string[]) => at === terms.length - 1;
  return (text) => index.search(text, { combineWith: 'AND', prefix, fuzzy: 0.2 }).length;
}
