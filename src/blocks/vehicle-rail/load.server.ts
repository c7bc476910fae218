import type { z } from 'zod';
import { parseSearchFilter } from '#src/rules/stock/search-filter.ts';
import type { PageContext } from '#src/use-cases/context.ts';
import { cardView } from '#src/views/card/card-view.ts';
import type { schema } from './schema.ts';

/** The first vehicles, in the order of relevance, that meet the filter; never any but the site's visible ones (ledger S22). */
export function load(context: PageContext, { filter, limit }: z.output<typeof schema>) {
  const parsed = filter === null ? null : parseSearchFilter(filter);
  const terms = parsed?.ok === true ? parsed.terms : [];
  return context.showroom.stock.fixedList(terms, limit).map((car) => cardView(context, car));
}
