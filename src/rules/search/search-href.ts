import type { WordFacet } from './facets.ts';
import { hasChoices, type SearchQuery, writeSearchQuery } from './search-query.ts';

/** What the address of all stock is called behind its prefix. */
export const ALL_SLUG = 'new-used-and-demo-cars';

/** The address of all stock; links to it end with a slash (ledger S1). */
export const ALL_STOCK = `/search/${ALL_SLUG}/`;

/** A search's own address: its path, and what that path means by itself. */
export interface SearchAddress {
  readonly path: string;
  readonly query: SearchQuery;
  readonly fixed: readonly WordFacet[];
  /** Whether the site's search starts with filters of its own while its address chooses nothing (ledger S10). */
  readonly hasDefaults?: boolean;
}

/**
 * The address of the same search with something changed. A new choice begins at the first page. What the path says by itself is not said again; when the
 * change touches it, the search moves to the address of all stock, where everything is said. An address that chooses nothing any more says so where the
 * site's default filters would come back (ledger S10).
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
