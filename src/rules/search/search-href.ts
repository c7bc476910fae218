import { ALL_STOCK } from '../addresses/all-stock.ts';
import type { WordFacet } from './facets.ts';
import { hasChoices, type SearchQuery, writeSearchQuery } from './search-query.ts';

/** A search's address: its path, and the choices that path stands for. */
export interface SearchAddress {
  readonly path: string;
  readonly query: SearchQuery;
  readonly fixed: readonly WordFacet[];
  /** Whether the site's search starts with default filters while its address chooses nothing (ledger S10). */
  readonly hasDefaults?: boolean;
}

/**
 * The address of the same search with something changed. A new choice starts at the first page. What the path says is not
 * repeated; if the change affects it, the search moves to the address of all stock, which spells everything out. An address that
 * no longer chooses anything says so if the site's default filters would come back (ledger S10).
 */
export function searchHref({ path, query, fixed, hasDefaults }: SearchAddress, change: Partial<SearchQuery>): string {
  const next: SearchQuery = { ...query, page: 1, ...change };
  const stays = fixed.every((facet) => sameWords(query.words[facet], next.words[facet]));
  const words = stays
    ? Object.fromEntries(Object.entries(next.words).filter(([facet]) => !fixed.includes(facet as WordFacet)))
    : next.words;
  const all =
    next.all || (hasDefaults === true && next.text === '' && !hasChoices({ words, ranges: next.ranges, near: next.near }));
  return (stays ? path : ALL_STOCK) + writeSearchQuery({ ...next, words, all });
}

const sameWords = (a: readonly string[] = [], b: readonly string[] = []) =>
  a.length === b.length && a.every((word) => b.includes(word));
