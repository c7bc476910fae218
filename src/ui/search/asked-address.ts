import { ALL_STOCK, type SearchAddress } from '#src/rules/search/search-href.ts';
import { readSearchQuery } from '#src/rules/search/search-query.ts';

/**
 * What a search's address will show, read before its answer is here. Null where that cannot be told: for an address that is neither
 * this search's own path nor that of all stock.
 */
export function askedAddress(href: string, { path, query, fixed, hasDefaults = false }: SearchAddress): SearchAddress | null {
  const [pathname = '', search = ''] = href.split('?');
  const asked = readSearchQuery(new URLSearchParams(search));
  if (isSamePath(pathname, path)) {
    const own = Object.fromEntries(fixed.map((facet) => [facet, query.words[facet] ?? []]));
    return { path, query: { ...asked, words: { ...asked.words, ...own } }, fixed, hasDefaults };
  }
  return isSamePath(pathname, ALL_STOCK) ? { path: ALL_STOCK, query: asked, fixed: [], hasDefaults } : null;
}

/** An address answers with and without a slash at its end (ledger S1). */
const isSamePath = (a: string, b: string) => a.replace(/\/$/, '') === b.replace(/\/$/, '');
