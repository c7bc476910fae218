import { EMPTY_QUERY, isNarrowed, type SearchQuery, writeSearchQuery } from '#src/rules/search/search-query.ts';
import { searchDescription } from '#src/rules/seo/search-description.ts';
import { searchHeadline } from '#src/rules/seo/search-headline.ts';
import type { PageContext } from '#src/use-cases/context.ts';
import { type ShareImage, shareImage } from '#src/views/seo/share-image.ts';
import { absoluteAddress, crumbsData } from '#src/views/site/graph-parts.ts';
import type { SearchPage } from './search-stock.ts';
import type { StockNow } from './stock-now.ts';

/** What search engines and link previews show of a search (ledger W1, W5). */
export interface AboutSearch {
  /** The canonical address: without filters and order, which show the same stock again. */
  readonly url: string;
  readonly name: string;
  readonly description: string;
  /** A search that only narrows another, or finds nothing, is not worth listing. */
  readonly isIndexed: boolean;
  readonly image: ShareImage | null;
  readonly graph: object;
}

export function aboutSearch(context: PageContext, page: SearchPage, requested: SearchQuery, now: StockNow): AboutSearch {
  const { path, query, count } = page;
  const name = searchHeadline(query, page.vehicleWord);
  const url = context.origin + path + writeSearchQuery({ ...EMPTY_QUERY, page: query.page });
  return {
    url,
    name,
    description: searchDescription({
      headline: name,
      namesPlace: (query.words.location_name ?? query.words.dealership_name ?? []).length === 1,
      ...now,
      siteName: context.site.name,
    }),
    isIndexed: count > 0 && !isNarrowed(requested),
    image: shareImage(context, { title: name, photo: firstPhoto(page) }),
    graph: { '@context': 'https://schema.org', '@graph': [crumbsData(context, page.crumbs, url), listData(context, page, url)] },
  };
}

const firstPhoto = ({ cells }: SearchPage): string | null =>
  cells.flatMap((cell) => (cell.kind === 'vehicle' ? (cell.card.picture?.src ?? []) : []))[0] ?? null;

/** The vehicles on this page, in their order. */
function listData(context: PageContext, { cells, count }: SearchPage, url: string): object {
  const links = cells.flatMap((cell) => (cell.kind === 'vehicle' ? [cell.card] : []));
  return {
    '@type': 'ItemList',
    '@id': `${url}#results`,
    numberOfItems: count,
    itemListElement: links.map(({ href, title }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: title,
      url: absoluteAddress(context, href),
    })),
  };
}
