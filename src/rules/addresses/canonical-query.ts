import { priceBudget } from '#src/rules/finance/finance-href.ts';
import { placeSlug } from '#src/rules/places/place-slug.ts';
import { readSearchQuery, writeSearchQuery } from '#src/rules/search/search-query.ts';

/** Parameters with several spellings of one value, and the canonical spelling of each. */
const WRITTEN: Readonly<Record<string, (value: string) => string>> = {
  // 'Gee', 'gee ' and 'GEE' mean the same place.
  near: placeSlug,
  // A budget that is not an amount must not create another cached page (ledger M4, M9).
  vehiclePriceBudget: (value) => String(priceBudget(value) ?? ''),
};

/**
 * The query an answer is made from, in canonical order: `search` is the language of the stock search, a list names its
 * parameters.
 */
export function canonicalQuery(query: 'search' | readonly string[], params: URLSearchParams): string {
  if (query === 'search') return writeSearchQuery(readSearchQuery(params));
  const known = query.flatMap((name) => {
    const raw = params.get(name) ?? '';
    const value = WRITTEN[name]?.(raw) ?? raw;
    return value === '' ? [] : [[name, value]];
  });
  return known.length === 0 ? '' : `?${new URLSearchParams(known)}`;
}
