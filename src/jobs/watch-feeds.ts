import { setTimeout as wait } from 'node:timers/promises';
import { completeFiles } from '#src/rules/feeds/folder-file.ts';
import { listFeedsWithFiles } from '#src/store/stock/feed-deliveries.ts';
import { listDueFeeds, listFolderFeeds, type StoredFeed } from '#src/store/stock/feeds.ts';
import { type FeedMeans, folderOf } from '#src/use-cases/feeds/feed-means.ts';
import type { FeedRunOptions } from '#src/use-cases/feeds/feed-turn.ts';
import { runFeed } from '#src/use-cases/feeds/run-feed.ts';
import { type RunNamed, runUnnamed } from './job.ts';

const CHECK_MS = 2_000;
/** How long it waits after a failed query. */
const FAILED_MS = 10_000;
/** How many feeds are run at a time: a slow server delays only its own. */
const AT_ONCE = 3;
/** How many of them may wait for an address, so that files that have arrived are not kept waiting. */
const PULLS_AT_ONCE = 2;
/** How long a stop waits for feeds under way. What is cut off is undone by the database, and taken again. */
const LAST_CALL_MS = 5_000;

/** A feed with something to take. */
interface DueFeed {
  readonly id: number;
  readonly isPull: boolean;
  readonly names?: readonly string[];
}

/** What was in a folder when it was last looked into. */
interface Looked {
  /** When the folder last changed, by its own clock, and how often it was looked into since. */
  readonly changedAt: number;
  readonly times: number;
  readonly seen: Parameters<typeof completeFiles>[0];
  readonly isEmpty: boolean;
}

/** A folder's time has the precision of its file system: only one that has been the same at the next look too is believed. */
const ENOUGH = 2;

/** Finds what has arrived: files in folders, addresses that are due, files that were sent. It remembers what was in the folders. */
export class FeedLookout {
  readonly #means: FeedMeans;
  #looked = new Map<number, Looked>();

  constructor(means: FeedMeans) {
    this.#means = means;
  }

  async look(): Promise<DueFeed[]> {
    const { db } = this.#means;
    const [due, sent] = [await listDueFeeds(db, AT_ONCE), await listFeedsWithFiles(db, AT_ONCE)];
    return [
      ...sent.map((id) => ({ id, isPull: false })),
      ...(await this.#inFolders()),
      ...due.map(({ id }) => ({ id, isPull: true })),
    ];
  }

  async #inFolders(): Promise<DueFeed[]> {
    const found: DueFeed[] = [];
    const looked = new Map<number, Looked>();
    for (const feed of await listFolderFeeds(this.#means.db)) {
      try {
        const { names, ...now } = await this.#into(feed);
        looked.set(feed.id, now);
        if (names.length > 0) found.push({ id: feed.id, isPull: false, names });
      } catch (error) {
        // A folder that cannot be read must not stand in the way of the others.
        const { dealership, name } = feed;
        this.#means.log.warn({ err: error, dealership, feed: name }, 'A feed’s folder could not be read.');
      }
    }
    this.#looked = looked;
    return found;
  }

  async #into(feed: StoredFeed): Promise<Looked & { readonly names: readonly string[] }> {
    const folder = folderOf(this.#means, feed);
    const before = this.#looked.get(feed.id);
    if (before === undefined) await folder.create();
    const changedAt = await folder.changedAt();
    const times = before?.changedAt === changedAt ? before.times + 1 : 1;
    if (before?.isEmpty === true && times > ENOUGH) return { ...before, names: [] };
    // Also what a process that died was at work on; while one works on it, the feed is leased to it.
    const interrupted = await folder.interrupted();
    const { seen, complete } = completeFiles(before?.seen ?? new Map(), await folder.files(), this.#means.now().getTime());
    const isEmpty = seen.size === 0 && interrupted.length === 0;
    return { changedAt, times, seen, isEmpty, names: [...interrupted, ...complete.map(({ name }) => name)] };
  }
}

/** Runs feeds when something has arrived for them. Returns a function that stops after those under way. */
export function watchFeeds(means: FeedMeans, runNamed: RunNamed = runUnnamed): () => Promise<void> {
  const stopping = new AbortController();
  const pause = (ms: number) => wait(ms, undefined, { signal: stopping.signal }).catch(() => {});
  const lookout = new FeedLookout(means);
  const underWay = new Map<number, { readonly isPull: boolean; readonly run: Promise<void> }>();
  const options: FeedRunOptions = { isAccepted: false, isByHand: false };

  const hasRoom = ({ isPull }: DueFeed) =>
    underWay.size < AT_ONCE &&
    (!isPull ||
      underWay
        .values()
        .filter((one) => one.isPull)
        .toArray().length < PULLS_AT_ONCE);

  const start = ({ id, isPull, names }: DueFeed) => {
    const asked = { ...options, ...(names === undefined ? {} : { names }) };
    const run = runNamed('run-feed', () => runFeed(means, id, asked))
      .then(
        () => {},
        (error: unknown) => means.log.error({ err: error, feed: id }, 'A feed could not be run; it will be retried.'),
      )
      .finally(() => underWay.delete(id));
    underWay.set(id, { isPull, run });
  };

  const watching = (async () => {
    while (!stopping.signal.aborted) {
      try {
        for (const due of await lookout.look()) if (!underWay.has(due.id) && hasRoom(due)) start(due);
        await pause(CHECK_MS);
      } catch (error) {
        means.log.warn({ err: error }, 'Feeds could not be checked; this will be retried.');
        await pause(FAILED_MS);
      }
    }
  })();

  return async () => {
    stopping.abort();
    await watching;
    await Promise.race([
      Promise.all([...underWay.values()].map(({ run }) => run)),
      wait(LAST_CALL_MS, undefined, { ref: false }),
    ]);
  };
}
