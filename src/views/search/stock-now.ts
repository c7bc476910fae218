import { isPrice } from '#src/rules/price/price-display.ts';
import type { SearchQuery } from '#src/rules/search/search-query.ts';
import type { PageContext } from '#src/use-cases/context.ts';
import { placesFor } from '#src/use-cases/search/find-near.ts';
import { asStockQuery, findStock } from '#src/use-cases/search/find-stock.ts';
import { readSearchAddress } from '#src/use-cases/search/read-search-address.ts';

/** What of a search can be seen at the dealer's now: a search also lists vehicles that were just sold and those that are still to come. */
export interface StockNow {
  readonly count: number;
  /** The lowest price in dollars; null when none of them has one. */
  readonly lowest: number | null;
}

interface Asked {
  readonly slug: string;
  readonly model?: string | undefined;
  readonly query: SearchQuery;
}

export async function stockNow(context: PageContext, { slug, model, query }: Asked): Promise<StockNow> {
  const chosen = readSearchAddress(context, slug, model);
  if (chosen === null) return { count: 0, lowest: null };
  const { stock } = context.showroom;
  const found = findStock(context, chosen, query, await placesFor(query));
  const here = { ...asStockQuery(found.query, found.place), inStock: true };
  const [cheapest] = stock.search({ ...here, sort: 'price-asc' }, { offset: 0, limit: 1, facets: [] }).cards;
  const price = cheapest?.price ?? null;
  return { count: stock.countOf({ ...here, sort: 'relevance' }), lowest: isPrice(price) ? price : null };
}
