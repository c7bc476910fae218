import path from 'node:path';
import { GetRefused } from '#src/adapters/outside/get-refused.ts';
import { nextPull } from '#src/rules/feeds/feed-schedule.ts';
import { type FeedMeans, folderOf } from './feed-means.ts';
import { type FeedRun, type FeedRunOptions, failureOf, inFolder, type Turn } from './feed-turn.ts';
import { importFile } from './import-file.ts';
import { keepFetched, releaseSettled, takeKept } from './kept-files.ts';

/**
 * Imports what waits of files that were fetched before, if a person asks for that; else fetches the address. Nobody has seen a file that has just
 * been fetched, so that no yes is about it.
 */
export async function runPull(
  means: FeedMeans,
  turn: Turn,
  { isByHand, isAccepted, isRetry = false }: FeedRunOptions,
): Promise<FeedRun> {
  if (isRetry) {
    await folderOf(means, turn.feed).create();
    const files = await takeKept(means, turn, { isAccepted, isRetry });
    if (files.length > 0) {
      await releaseSettled(means, turn);
      return { kind: 'ran', files };
    }
  }
  return fetchFeed(means, turn, isByHand);
}

async function fetchFeed(means: FeedMeans, turn: Turn, isByHand: boolean): Promise<FeedRun> {
  const { feed } = turn;
  const { from } = feed.definition;
  if (from.kind !== 'pull') return { kind: 'undefined' };
  const now = means.now();
  const note = (failure: string | null, edition: { etag?: string | null; lastModified?: string | null } = {}) =>
    turn.note({
      triedAt: now,
      failure,
      dueAt: nextPull(from.minutes, failure === null ? 0 : feed.failures + 1, now),
      ...edition,
    });
  const source = new URL(from.url).pathname.split('/').at(-1) || 'feed';
  try {
    return await inFolder(async (folder) => {
      const file = path.join(folder, 'feed');
      const edition = await means.download(from.url, file, isByHand ? null : feed);
      if (edition === null) {
        await note(null);
        return { kind: 'unchanged' };
      }
      const result = await importFile(means, feed, { path: file, source, arrivedAt: now, isAccepted: false });
      const isImported = result.kind === 'imported';
      if (result.kind === 'held' || (isImported && result.waits !== null))
        await keepFetched(means, turn, { path: file, source, arrivedAt: now, result });
      if (isImported) await releaseSettled(means, turn);
      // A file that did not go in is fetched again, even if it has not changed by then.
      await note(failureOf(result), isImported ? edition : { etag: null, lastModified: null });
      return { kind: 'ran', files: [{ source, result }] };
    });
  } catch (error) {
    await note(error instanceof GetRefused ? error.message : 'The import failed on our side; it will be retried.');
    if (!(error instanceof GetRefused)) throw error;
    return { kind: 'ran', files: [{ source, result: { kind: 'failed', reason: error.message } }] };
  }
}
