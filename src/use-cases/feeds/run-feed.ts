import { leaseFeed, noteFeed, releaseFeed, renewLease } from '#src/store/stock/feeds.ts';
import { type DefinedFeed, type FeedMeans, isDefined } from './feed-means.ts';
import type { FeedRun, FeedRunOptions, Turn } from './feed-turn.ts';
import type { FileResult } from './import-file.ts';
import { runFolder } from './run-folder.ts';
import { runPull } from './run-pull.ts';
import { runSent } from './run-sent.ts';

const RENEW_MS = 30_000;

type Run = (means: FeedMeans, turn: Turn, options: FeedRunOptions) => Promise<FeedRun>;

const RUNS: Readonly<Record<DefinedFeed['definition']['from']['kind'], Run>> = {
  folder: runFolder,
  pull: runPull,
  webhook: runSent,
};

/** Runs a feed: takes what has arrived, in order, one process at a time. */
export async function runFeed(means: FeedMeans, id: number, options: FeedRunOptions): Promise<FeedRun> {
  const lease = await leaseFeed(means.db, id);
  if (lease === null) return { kind: 'busy' };
  const renewing = setInterval(() => {
    renewLease(means.db, lease).catch((error: unknown) => means.log.warn({ err: error }, 'A feed’s lease could not be renewed.'));
  }, RENEW_MS);
  try {
    const { feed } = lease;
    if (!isDefined(feed)) return { kind: 'undefined' };
    const turn: Turn = { feed, isOurs: () => renewLease(means.db, lease), note: (note) => noteFeed(means.db, lease, note) };
    const run = await RUNS[feed.definition.from.kind](means, turn, options);
    const { dealership, name } = feed;
    if (run.kind === 'ran')
      for (const { source, result } of run.files)
        means.log.info({ dealership, feed: name, source, ...toldOf(result) }, 'A feed’s file was processed.');
    return run;
  } finally {
    clearInterval(renewing);
    await releaseFeed(means.db, lease);
  }
}

function toldOf(result: FileResult): Readonly<Record<string, unknown>> {
  if (result.kind !== 'imported') return { result: result.kind, reason: result.reason };
  const { rows, added, changed, unchanged, removed, setAside, held } = result.account;
  return { result: result.kind, rows, added, changed, unchanged, removed, setAside: setAside.length, held: held.length };
}
