import { priceBudget } from '#src/rules/finance/price-budget.ts';
import { placeSlug } from '#src/rules/places/place-slug.ts';
import { readSearchQuery, writeSearchQuery } from '#src/rules/search/search-query.ts';

/** Parameters that say the same in several ways, and the one way each is written in an address that is made from it. */
const WRITTEN: Readonly<Record<string, (value: string) => string>> = {
  // 'Gee', 'gee ' and 'GEE' ask for the same.
  near: placeSlug,
  // A budget that is no amount makes no page of its own (ledger M4, M9).
  vehiclePriceBudget: (value) => String(priceBudget(value) ?? ''),
};

/** The query that an answer is made from, in its one order: `search` is the language of the stock search, a list names its parameters. */
export function canonicalQuery(query: 'search' | readonly string[], params: URLSearchParams): string {
  if (query === 'search') return writeSearchQuery(readSearchQuery(params));
  const known = query.flatMap((name) => {
    const given = params.get(name) ?? '';
    const value = WRITTEN[name]?.(given) ?? given;
    return value === '' ? [] : [[name, value]];
  });
  return known.length === 0 ? '' : `?${new URLSearchParams(known)}`;
}
