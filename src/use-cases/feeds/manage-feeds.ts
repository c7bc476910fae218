import { type LastRun, listFeeds, pauseFeed, readLastRuns, type StoredFeed } from '#src/store/stock/feeds.ts';
import type { FeedMeans } from './feed-means.ts';
import type { FeedRun } from './feed-turn.ts';
import { runFeed } from './run-feed.ts';

/** A feed with its last import. */
export interface ListedFeed extends StoredFeed {
  readonly last: LastRun | null;
}

/** The feeds of a dealership, or of all. */
export async function listedFeeds({ db }: Pick<FeedMeans, 'db'>, dealership: string | null): Promise<ListedFeed[]> {
  const feeds = await listFeeds(db, dealership);
  const last = await readLastRuns(
    db,
    feeds.map(({ id }) => id),
  );
  return feeds.map((feed) => ({ ...feed, last: last.get(feed.id) ?? null }));
}

export async function findFeed(means: Pick<FeedMeans, 'db'>, dealership: string, name: string): Promise<ListedFeed | null> {
  return (await listedFeeds(means, dealership)).find((feed) => feed.name === name) ?? null;
}

/** Pauses a feed, or lets it go on; whether that changed anything. */
export const setPaused = ({ db }: Pick<FeedMeans, 'db'>, { id }: StoredFeed, isPaused: boolean): Promise<boolean> =>
  pauseFeed(db, id, isPaused);

/** Takes what has arrived for a feed now; an address is fetched whether its file has changed or not. */
export const runNow = (means: FeedMeans, { id }: StoredFeed, isAccepted: boolean): Promise<FeedRun> =>
  runFeed(means, id, { isAccepted, isByHand: true });

/** Tries again what failed or waits for a person; `isAccepted` lets it through. Nothing is touched while another process is at work on the feed. */
export const retryFeed = (means: FeedMeans, { id }: StoredFeed, isAccepted: boolean): Promise<FeedRun> =>
  runFeed(means, id, { isAccepted, isByHand: true, isRetry: true });
