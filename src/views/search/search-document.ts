import { isNearInOtherForm } from '#src/rules/search/near.ts';
import { readSearchQuery, writeSearchQuery } from '#src/rules/search/search-query.ts';
import { pageTitle } from '#src/rules/seo/page-title.ts';
import { searchHeadline } from '#src/rules/seo/search-headline.ts';
import type { PageContext } from '#src/use-cases/context.ts';
import { placesFor } from '#src/use-cases/search/find-near.ts';
import { type SearchPage, searchStock } from './search-stock.ts';

/** A search page, whole or as the data with which a search that is already shown changes in place. */
export interface SearchDocument {
  readonly results: SearchPage;
  readonly title: string;
  /** Its query string with the place in its canonical form; null when it has that form already (ledger S23). */
  readonly properQuery: string | null;
}

interface Asked {
  readonly slug: string;
  readonly model?: string | undefined;
  readonly params: URLSearchParams;
}

/** Returns null when the path names nothing. */
export async function searchDocument(context: PageContext, { slug, model, params }: Asked): Promise<SearchDocument | null> {
  const query = readSearchQuery(params);
  const results = searchStock(context, { slug, model, query }, await placesFor(query));
  if (results === null) return null;
  const { page, near } = results.query;
  const headline = searchHeadline(results.query, results.vehicleWord);
  return {
    results,
    title: pageTitle(`${headline}${page > 1 ? `, page ${page}` : ''}`, context.site.name),
    properQuery: isNearInOtherForm(params, near) ? writeSearchQuery({ ...query, near }) : null,
  };
}
