import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { inspectFile } from '#src/adapters/feeds/feed-file.ts';
import { type FeedFolder, takenAt, undated } from '#src/adapters/feeds/feed-folder.ts';
import { GetRefused } from '#src/adapters/outside/get-refused.ts';
import { nextAttempt, nextPull } from '#src/rules/feeds/feed-schedule.ts';
import { byAge, isPartialName } from '#src/rules/feeds/folder-file.ts';
import { supersededBy } from '#src/rules/feeds/held-files.ts';
import {
  type FileOutcome,
  type KeptFile,
  readKeptFile,
  releaseFiles,
  retryFiles,
  settleFile,
  takeWaitingFile,
} from '#src/store/stock/feed-deliveries.ts';
import {
  type FeedNote,
  leaseFeed,
  noteFeed,
  readHeldFiles,
  readNewestSnapshot,
  releaseFeed,
  renewLease,
} from '#src/store/stock/feeds.ts';
import { type DefinedFeed, type FeedMeans, folderOf, isDefined } from './feed-means.ts';
import { type ArrivedFile, type FileResult, importFile } from './import-file.ts';

/** Why a feed is run, and what may go through. */
export interface FeedRunOptions {
  readonly isAccepted: boolean;
  /** Whether a person asked for it: then an address is fetched even if its file has not changed. */
  readonly isByHand: boolean;
  /** Whether what failed or waits for a person is tried again. */
  readonly isRetry?: boolean;
  /** The files of its folder that are complete; those that are there, if a person asks. */
  readonly names?: readonly string[];
}

export interface RunFile {
  readonly source: string;
  readonly result: FileResult;
}

/** What a run came to. */
export type FeedRun =
  | { readonly kind: 'ran'; readonly files: readonly RunFile[] }
  /** The address has the same file as before. */
  | { readonly kind: 'unchanged' }
  /** Another process is at work on the feed. */
  | { readonly kind: 'busy' }
  | { readonly kind: 'undefined' };

const RENEW_MS = 30_000;

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

/** A feed that is this process's for now. */
interface Turn {
  readonly feed: DefinedFeed;
  /** Asked before each file: a process that stalled may have lost the feed to another one. */
  readonly isOurs: () => Promise<boolean>;
  readonly note: (note: FeedNote) => Promise<void>;
}

type Run = (means: FeedMeans, turn: Turn, options: FeedRunOptions) => Promise<FeedRun>;

const RUNS: Readonly<Record<DefinedFeed['definition']['from']['kind'], Run>> = {
  folder: runFolder,
  pull: runPull,
  webhook: runSent,
};

async function runFolder(means: FeedMeans, turn: Turn, { names, isAccepted, isRetry = false }: FeedRunOptions): Promise<FeedRun> {
  const folder = folderOf(means, turn.feed);
  await folder.create();
  const waited = isRetry ? await folder.retry() : new Set<string>();
  const files: RunFile[] = [];
  const take = async (name: string, claimed: string) => {
    const [source, arrivedAt] = [undated(name), takenAt(name) ?? means.now()];
    let result: FileResult;
    try {
      // Only a file that was tried before has a time in its name here.
      result =
        (takenAt(name) === null ? null : await supersededFile(means, turn, arrivedAt)) ??
        (await importFile(means, turn.feed, {
          path: claimed,
          source,
          arrivedAt,
          isAccepted: isAccepted && (!isRetry || waited.has(name)) && !hasNewMapping(files),
        }));
    } catch (error) {
      await folder.putBack(name);
      throw error;
    }
    if (result.kind === 'superseded') await folder.leave(name, result.reason, arrivedAt);
    else if (result.kind === 'failed') await folder.fail(name, result.reason, arrivedAt);
    else if (result.kind === 'held') await folder.ask(name, result.reason, arrivedAt);
    else if (result.waits !== null) await folder.hold(name, result.waits, arrivedAt);
    else await folder.keep(name, arrivedAt);
    files.push({ source, result });
    await turn.note({ triedAt: means.now(), failure: failureOf(result) });
  };
  const takeAgain = async (name: string, file: string) => {
    if (!(await isWaiting(means, turn, file))) return;
    const [source, arrivedAt] = [undated(name), takenAt(name) ?? means.now()];
    files.push({
      source,
      result: await importFile(means, turn.feed, { path: file, source, arrivedAt, isAccepted, isAgain: true }),
    });
  };
  const again = [
    ...(isRetry ? await folder.held() : []).map((held) => ({ ...held, take: takeAgain })),
    ...(await folder.interrupted()).map((name) => ({ name, path: folder.workingPath(name), take })),
  ];
  for (const one of again.toSorted(byArrival)) if (await turn.isOurs()) await one.take(one.name, one.path);
  for (const name of names ?? (await namesByAge(folder))) {
    const claimed = (await turn.isOurs()) ? await folder.claim(name) : null;
    if (claimed !== null) await take(undated(name), claimed);
  }
  if (files.length > 0)
    for (const held of await folder.held()) if (!(await isWaiting(means, turn, held.path))) await folder.release(held.name);
  return { kind: 'ran', files };
}

/** Oldest first; one without a time came last. */
const byArrival = (one: { readonly name: string }, other: { readonly name: string }): number => {
  const [first, second] = [one, other].map(({ name }) => takenAt(name)?.getTime() ?? Number.MAX_VALUE);
  return (first ?? 0) - (second ?? 0);
};

/** Whether a mapping has been accepted in this run: that was the person's yes, and those files that waited for it too have no other. */
const hasNewMapping = (files: readonly RunFile[]): boolean =>
  files.some(({ result }) => 'isMappingNew' in result && result.isMappingNew);

/** What becomes of a file that was tried before, if a newer one has been imported since. */
async function supersededFile({ db }: FeedMeans, { feed }: Turn, arrivedAt: Date): Promise<FileResult | null> {
  const reason = supersededBy(await readNewestSnapshot(db, feed.id), arrivedAt);
  return reason === null ? null : { kind: 'superseded', reason };
}

/** Whether something of a file still waits for a person. */
async function isWaiting({ db }: FeedMeans, { feed }: Turn, file: string): Promise<boolean> {
  const { hash } = await inspectFile(file);
  return (await readHeldFiles(db, feed.id)).some((held) => held.file === hash);
}

/** What is in the folder, finished or not: a person has asked for it. */
const namesByAge = async (folder: FeedFolder): Promise<string[]> =>
  (await folder.files())
    .filter(({ name }) => !isPartialName(name))
    .toSorted(byAge)
    .map(({ name }) => name);

async function runPull(means: FeedMeans, turn: Turn, { isByHand, isAccepted }: FeedRunOptions): Promise<FeedRun> {
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
      const result = await importFile(means, feed, { path: file, source, arrivedAt: now, isAccepted });
      // A file that did not go in is fetched again, even if it has not changed by then.
      await note(failureOf(result), result.kind === 'imported' ? edition : { etag: null, lastModified: null });
      return { kind: 'ran', files: [{ source, result }] };
    });
  } catch (error) {
    await note(error instanceof GetRefused ? error.message : 'The import failed on our side; it will be retried.');
    if (!(error instanceof GetRefused)) throw error;
    return { kind: 'ran', files: [{ source, result: { kind: 'failed', reason: error.message } }] };
  }
}

async function runSent(means: FeedMeans, turn: Turn, { isAccepted, isRetry = false }: FeedRunOptions): Promise<FeedRun> {
  const { feed } = turn;
  const files: RunFile[] = [];
  const importSent = (sent: KeptFile, how: Pick<ArrivedFile, 'isAccepted' | 'isAgain'>) =>
    inFolder(async (folder) => {
      const file = path.join(folder, 'feed');
      await writeFile(file, sent.body, { mode: 0o600 });
      return importFile(means, feed, { path: file, source: sent.messageId, arrivedAt: sent.receivedAt, ...how });
    });
  const retried = isRetry ? await retryFiles(means.db, feed.id) : new Map<string, string>();
  let kept = isRetry ? (await readHeldFiles(means.db, feed.id)).map(({ file }) => file) : [];
  /** Tries again what is held of files that came before another one, or of all. */
  const takeAgain = async (before: Date | null) => {
    for (const digest of kept) {
      const found = (await turn.isOurs()) ? await readKeptFile(means.db, feed.id, digest) : null;
      if (found !== null && before !== null && found.receivedAt > before) continue;
      kept = kept.filter((one) => one !== digest);
      const isHeld = (await readHeldFiles(means.db, feed.id)).some(({ file }) => file === digest);
      if (found !== null && isHeld)
        files.push({ source: found.messageId, result: await importSent(found, { isAccepted, isAgain: true }) });
    }
  };
  for (;;) {
    const sent = (await turn.isOurs()) ? await takeWaitingFile(means.db, feed.id) : null;
    if (sent === null) break;
    const source = sent.messageId;
    const was = retried.get(sent.id);
    try {
      await takeAgain(sent.receivedAt);
      const result =
        (was === undefined ? null : await supersededFile(means, turn, sent.receivedAt)) ??
        (await importSent(sent, { isAccepted: isAccepted && (!isRetry || was === 'held') && !hasNewMapping(files) }));
      await settleFile(means.db, sent.id, outcomeOf(result));
      await turn.note({ triedAt: means.now(), failure: failureOf(result) });
      files.push({ source, result });
    } catch (error) {
      const nextAttemptAt = nextAttempt(sent.attempts, means.now());
      const reason = 'The import failed on our side.';
      await settleFile(
        means.db,
        sent.id,
        nextAttemptAt === null ? { state: 'failed', reason } : { state: 'waiting', reason, nextAttemptAt },
      );
      throw error;
    }
  }
  await takeAgain(null);
  if (files.length > 0) {
    const waiting = await readHeldFiles(means.db, feed.id);
    await releaseFiles(
      means.db,
      feed.id,
      waiting.map(({ file }) => file),
    );
  }
  return { kind: 'ran', files };
}

function outcomeOf(result: FileResult): FileOutcome {
  if (result.kind === 'superseded') return { state: 'done', reason: result.reason };
  if (result.kind !== 'imported') return { state: result.kind, reason: result.reason };
  return result.waits === null ? { state: 'done' } : { state: 'held', reason: result.waits };
}

const failureOf = (result: FileResult): string | null =>
  result.kind === 'imported' || result.kind === 'superseded' ? null : result.reason;

function toldOf(result: FileResult): Readonly<Record<string, unknown>> {
  if (result.kind !== 'imported') return { result: result.kind, reason: result.reason };
  const { rows, added, changed, unchanged, removed, setAside, held } = result.account;
  return { result: result.kind, rows, added, changed, unchanged, removed, setAside: setAside.length, held: held.length };
}

/** Lends a folder of one's own, which is gone afterwards. */
async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'forecourt-feed-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
