import { acceptText, heldText } from '#src/rules/feeds/held-files.ts';
import { countWords } from '#src/rules/text/plural.ts';
import type { Database } from '#src/store/connect.ts';
import { countFailedPhotos } from '#src/store/photos/photo-list.ts';
import { listFeeds, listHeldFeeds } from '#src/store/stock/feeds.ts';

/** Feeds of which nothing comes in, or something waits for a person, and photos that could not be fetched, a sentence each. */
export async function findStockFaults(db: Database): Promise<string[]> {
  const feeds = (await listFeeds(db, null)).filter(({ failure, pausedAt }) => failure !== null && pausedAt === null);
  return [
    ...feeds.map(({ dealership, name, failure }) => `feed ${dealership}/${name}: ${failure ?? ''}`),
    ...(await listHeldFeeds(db)).map(
      (feed) => `feed ${feed.dealership}/${feed.name}: ${heldText(feed.waiting) ?? ''} ${acceptText(feed)}`,
    ),
    ...(await countFailedPhotos(db)).map(
      ({ dealership, photos }) => `${dealership}: ${countWords(photos, 'photo')} could not be fetched (forecourt photos)`,
    ),
  ];
}
