import { inspectFile } from '#src/adapters/feeds/feed-file.ts';
import { takenAt, undated } from '#src/adapters/feeds/feed-folder.ts';
import { MOST_HELD_FILES } from '#src/rules/feeds/held-files.ts';
import { readHeldFiles } from '#src/store/stock/feeds.ts';
import { type FeedMeans, folderOf } from './feed-means.ts';
import { failureOf, hasNewMapping, type RunFile, supersededFile, type Turn } from './feed-turn.ts';
import { type FileResult, importFile } from './import-file.ts';

/** A file where only the platform writes. */
interface Claimed {
  readonly name: string;
  readonly path: string;
  /** Whether a person has said yes to this file. */
  readonly isYes: boolean;
  /** What the run has come to so far; what becomes of the file is added. */
  readonly files: RunFile[];
}

/** Imports a claimed file of a feed's folder and keeps it with those of its kind. */
export async function importClaimed(means: FeedMeans, turn: Turn, { name, path, isYes, files }: Claimed): Promise<void> {
  const folder = folderOf(means, turn.feed);
  const [source, arrivedAt] = [undated(name), takenAt(name) ?? means.now()];
  let result: FileResult;
  try {
    // Only a file that was tried before has a time in its name here.
    result =
      (takenAt(name) === null ? null : await supersededFile(means, turn, arrivedAt)) ??
      (await importFile(means, turn.feed, { path, source, arrivedAt, isAccepted: isYes && !hasNewMapping(files) }));
  } catch (error) {
    await folder.putBack(name);
    throw error;
  }
  await settle(means, turn, { name, arrivedAt, result });
  files.push({ source, result });
  await turn.note({ triedAt: means.now(), failure: failureOf(result) });
}

interface Settled {
  readonly name: string;
  readonly arrivedAt: Date;
  readonly result: FileResult;
}

async function settle(means: FeedMeans, { feed }: Turn, { name, arrivedAt, result }: Settled): Promise<void> {
  const folder = folderOf(means, feed);
  if (result.kind === 'superseded') await folder.leave(name, result.reason, arrivedAt);
  else if (result.kind === 'failed') await folder.fail(name, result.reason, arrivedAt);
  else if (result.kind === 'held') await folder.ask(name, result.reason, arrivedAt);
  else if (result.waits !== null) await folder.hold(name, result.waits, arrivedAt);
  else await folder.keep(name, arrivedAt);
}

/** Imports the files of a feed's folder that a process died over and, when a person asks, those that failed or wait. */
export async function takeKept(
  means: FeedMeans,
  turn: Turn,
  { isAccepted, isRetry }: { readonly isAccepted: boolean; readonly isRetry: boolean },
): Promise<RunFile[]> {
  const folder = folderOf(means, turn.feed);
  const waited = isRetry ? await folder.retry() : new Set<string>();
  const files: RunFile[] = [];
  const take = (name: string, path: string) =>
    importClaimed(means, turn, { name, path, isYes: isAccepted && (!isRetry || waited.has(name)), files });
  const takeAgain = async (name: string, path: string) => {
    if (!(await isWaiting(means, turn, path))) return;
    const [source, arrivedAt] = [undated(name), takenAt(name) ?? means.now()];
    files.push({ source, result: await importFile(means, turn.feed, { path, source, arrivedAt, isAccepted, isAgain: true }) });
  };
  const again = [
    ...(isRetry ? await folder.held() : []).map((held) => ({ ...held, take: takeAgain })),
    ...(await folder.interrupted()).map((name) => ({ name, path: folder.workingPath(name), take })),
  ];
  for (const one of again.toSorted(byArrival)) if (await turn.isOurs()) await one.take(one.name, one.path);
  return files;
}

/** Keeps the files with the imported ones of which nothing waits any more. */
export async function releaseSettled(means: FeedMeans, turn: Turn): Promise<void> {
  const folder = folderOf(means, turn.feed);
  for (const held of await folder.held()) if (!(await isWaiting(means, turn, held.path))) await folder.release(held.name);
}

/**
 * Keeps a fetched file of which something waits: a person's yes is about this file, whatever its address has by then. The same file is kept once,
 * as it came last; and one that waits as a whole makes way for the next whole stock.
 */
export async function keepFetched(
  means: FeedMeans,
  turn: Turn,
  {
    path,
    source,
    arrivedAt,
    result,
  }: { readonly path: string; readonly source: string; readonly arrivedAt: Date; readonly result: FileResult },
): Promise<void> {
  const folder = folderOf(means, turn.feed);
  await folder.create();
  const { hash } = await inspectFile(path);
  for (const kept of [...(await folder.asked()), ...(await folder.held())])
    if ((await inspectFile(kept.path)).hash === hash) await folder.drop(kept.path);
  const room = turn.feed.definition.mode === 'snapshot' ? 0 : MOST_HELD_FILES - 1;
  if (result.kind === 'held')
    for (const { path: older } of (await folder.asked()).toReversed().slice(room)) await folder.drop(older);
  await settle(means, turn, { name: await folder.put(path, source, arrivedAt), arrivedAt, result });
}

/** Oldest first; one without a time came last. */
const byArrival = (one: { readonly name: string }, other: { readonly name: string }): number => {
  const [first, second] = [one, other].map(({ name }) => takenAt(name)?.getTime() ?? Number.MAX_VALUE);
  return (first ?? 0) - (second ?? 0);
};

/** Whether something of a file still waits for a person. */
async function isWaiting({ db }: FeedMeans, { feed }: Turn, file: string): Promise<boolean> {
  const { hash } = await inspectFile(file);
  return (await readHeldFiles(db, feed.id)).some((held) => held.file === hash);
}
