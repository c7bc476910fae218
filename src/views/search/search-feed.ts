import { addressPath } from '#src/rules/addresses/addresses.ts';
import { searchPath } from '#src/rules/search/search-path.ts';
import { type SearchQuery, writeSearchQuery } from '#src/rules/search/search-query.ts';
import { pageTitle } from '#src/rules/seo/page-title.ts';
import { FEED_LIMIT, type Feed, type FeedItem } from '#src/rules/seo/rss.ts';
import { searchHeadline } from '#src/rules/seo/search-headline.ts';
import { isAvailable } from '#src/rules/stock/vehicle-status.ts';
import type { CardFacts } from '#src/showroom/card-facts.ts';
import type { PageContext } from '#src/use-cases/context.ts';
import { placesFor } from '#src/use-cases/search/find-near.ts';
import { asStockQuery, findStock } from '#src/use-cases/search/find-stock.ts';
import { readSearchAddress } from '#src/use-cases/search/read-search-address.ts';
import { priceView } from '#src/views/card/card-view.ts';
import { offeredVehicle } from '#src/views/catalogues/offered-vehicle.ts';
import { vehicleWord } from '#src/views/site/vehicle-word.ts';

interface Asked {
  readonly slug: string;
  readonly model?: string | undefined;
  readonly query: SearchQuery;
}

/** A search's feed has neither pages nor an order of its own: the newest come first. */
const feedQuery = (query: SearchQuery): string => writeSearchQuery({ ...query, page: 1, sort: 'relevance' });

/** The one address of the feed of a search. */
export const feedPath = ({ slug, model, query }: Asked): string => addressPath('searchFeed', { slug, model }) + feedQuery(query);

/** The newest vehicles of a search; null when the path names nothing (ledger W5). */
export async function searchFeed(context: PageContext, asked: Asked): Promise<Feed | null> {
  const chosen = readSearchAddress(context, asked.slug, asked.model);
  if (chosen === null) return null;
  const found = findStock(context, chosen, asked.query, await placesFor(asked.query));
  const { cards } = context.showroom.stock.search(asStockQuery({ ...found.query, sort: 'latest' }, found.place), {
    offset: 0,
    limit: FEED_LIMIT,
    facets: [],
  });
  const title = searchHeadline(found.query, vehicleWord(context.site));
  return {
    title: pageTitle(title, context.site.name),
    description: `${title}, newest first, from ${context.site.name}.`,
    pageUrl: context.origin + searchPath(asked.slug, asked.model) + feedQuery(asked.query),
    url: context.origin + feedPath(asked),
    items: cards.flatMap((card) => itemOf(context, card)),
  };
}

function itemOf(context: PageContext, card: CardFacts): FeedItem[] {
  const car = context.showroom.stock.vehicle(card.slug);
  if (car === null) return [];
  const { name, url, images, words, dealership } = offeredVehicle(context, car);
  const price = priceView(context, card);
  const shown = !isAvailable(car) ? 'Sold' : price.kind === 'words' ? price.text : `${price.text}, ${price.meaning}`;
  return [
    {
      title: name,
      url,
      addedAt: card.createdAt,
      // Some dealers' words are markup and nothing else.
      description: `${shown.replace(/\.$/, '')}. ${words === '' ? `${name} at ${dealership.name}.` : words}`,
      image: images[0] ?? null,
    },
  ];
}
