import { setTimeout as wait } from 'node:timers/promises';
import { completeFiles, type SeenFile } from '#src/rules/feeds/folder-file.ts';
import { listFeedsWithFiles } from '#src/store/stock/feed-deliveries.ts';
import { listDueFeeds, listFolderFeeds } from '#src/store/stock/feeds.ts';
import { type FeedMeans, folderOf } from '#src/use-cases/feeds/feed-means.ts';
import { type FeedRunOptions, runFeed } from '#src/use-cases/feeds/run-feed.ts';

const CHECK_MS = 2_000;
/** How long it waits after a failed query. */
const FAILED_MS = 10_000;
/** How many feeds are run at a time: a slow server delays only its own. */
const AT_ONCE = 3;
/** How long a stop waits for feeds under way. What is cut off is undone by the database, and taken again. */
const LAST_CALL_MS = 5_000;

/** A feed with something to take. */
interface DueFeed {
  readonly id: number;
  readonly names?: readonly string[];
}

type Seen = Parameters<typeof completeFiles>[0];

/** Finds what has arrived: files in folders, addresses that are due, files that were sent. It remembers what was in the folders. */
export class FeedLookout {
  readonly #means: FeedMeans;
  #seen = new Map<number, Seen>();

  constructor(means: FeedMeans) {
    this.#means = means;
  }

  async look(): Promise<DueFeed[]> {
    const { db } = this.#means;
    const [due, sent] = [await listDueFeeds(db, AT_ONCE), await listFeedsWithFiles(db, AT_ONCE)];
    return [...due.map(({ id }) => ({ id })), ...sent.map((id) => ({ id })), ...(await this.#inFolders())];
  }

  async #inFolders(): Promise<DueFeed[]> {
    const found: DueFeed[] = [];
    const seen = new Map<number, Seen>();
    for (const feed of await listFolderFeeds(this.#means.db)) {
      const folder = folderOf(this.#means, feed);
      const before = this.#seen.get(feed.id);
      if (before === undefined) await folder.create();
      const files: readonly SeenFile[] = await folder.files();
      const now = completeFiles(before ?? new Map(), files, this.#means.now().getTime());
      seen.set(feed.id, now.seen);
      // Also what a process that died was at work on; while one works on it, the feed is leased to it.
      const names = [...(await folder.interrupted()), ...now.complete.map(({ name }) => name)];
      if (names.length > 0) found.push({ id: feed.id, names });
    }
    this.#seen = seen;
    return found;
  }
}

/** Runs feeds when something has arrived for them. Returns a function that stops after those under way. */
export function watchFeeds(means: FeedMeans): () => Promise<void> {
  const stopping = new AbortController();
  const pause = (ms: number) => wait(ms, undefined, { signal: stopping.signal }).catch(() => {});
  const lookout = new FeedLookout(means);
  const underWay = new Map<number, Promise<void>>();
  const options: FeedRunOptions = { isAccepted: false, isByHand: false };

  const start = ({ id, names }: DueFeed) => {
    const run = runFeed(means, id, { ...options, ...(names === undefined ? {} : { names }) })
      .then(
        () => {},
        (error: unknown) => means.log.error({ err: error, feed: id }, 'A feed could not be run; it will be tried again.'),
      )
      .finally(() => underWay.delete(id));
    underWay.set(id, run);
  };

  const watching = (async () => {
    while (!stopping.signal.aborted) {
      try {
        for (const due of await lookout.look()) if (underWay.size < AT_ONCE && !underWay.has(due.id)) start(due);
        await pause(CHECK_MS);
      } catch (error) {
        means.log.warn({ err: error }, 'Feeds could not be looked at; this will be tried again.');
        await pause(FAILED_MS);
      }
    }
  })();

  return async () => {
    stopping.abort();
    await watching;
    await Promise.race([Promise.all(underWay.values()), wait(LAST_CALL_MS, undefined, { ref: false })]);
  };
}
