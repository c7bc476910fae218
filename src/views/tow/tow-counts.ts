import { TOW_FACET } from '#src/rules/tow/tow-facet.ts';
import type { AtmCount } from '#src/rules/tow/tow-filter.ts';
import { isTowedBody, TOWED_TYPE } from '#src/rules/tow/towed.ts';
import type { StockQuery } from '#src/showroom/stock-search.ts';
import type { PageContext } from '#src/use-cases/context.ts';
import { asStockQuery, type FoundStock } from '#src/use-cases/search/find-stock.ts';

/** The weights of what a search finds. A browser that knows the tow car makes verdicts of them; to everybody else they are the same. */
export interface TowCounts {
  /** By weight; the search's own range of weights is ignored, as every facet's own choice is (ledger S4). */
  readonly counts: readonly AtmCount[];
  /** How many could be towed, but have no weight on their plates. */
  readonly unknown: number;
}

/** Null where the site matches no tow cars, and where nothing that is found can be towed: there is nothing to match (ledger P15). */
export function towCounts({ site, showroom: { stock } }: PageContext, { query, place }: FoundStock): TowCounts | null {
  if (!site.switches.towMatch) return null;
  const asked = asStockQuery(query, place);
  if (asked.words.item_type?.every((type) => type.toLowerCase() !== TOWED_TYPE)) return null;
  const wanted = { ...asked, words: { ...asked.words, item_type: [TOWED_TYPE] } };
  const { counts, without } = stock.tally(wanted, TOW_FACET);
  const unknown = without - drivesItself(stock, wanted);
  return counts.length === 0 && unknown === 0 ? null : { counts: counts.toSorted(([a], [b]) => a - b), unknown };
}

/** How many of the caravans that are found need no tow car. */
function drivesItself(stock: PageContext['showroom']['stock'], query: StockQuery): number {
  const chosen = query.words.body?.map((body) => body.toLowerCase());
  const bodies = stock.values('body').filter((body) => !isTowedBody(body) && chosen?.includes(body.toLowerCase()) !== false);
  return bodies.length === 0 ? 0 : stock.tally({ ...query, words: { ...query.words, body: bodies } }, TOW_FACET).without;
}
