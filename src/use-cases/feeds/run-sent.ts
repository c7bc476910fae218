import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { nextAttempt } from '#src/rules/feeds/feed-schedule.ts';
import {
  type FileOutcome,
  type KeptFile,
  readKeptFile,
  releaseFiles,
  retryFiles,
  settleFile,
  takeWaitingFile,
} from '#src/store/stock/feed-deliveries.ts';
import { readHeldFiles } from '#src/store/stock/feeds.ts';
import type { FeedMeans } from './feed-means.ts';
import {
  type FeedRun,
  type FeedRunOptions,
  failureOf,
  hasNewMapping,
  inFolder,
  type RunFile,
  supersededFile,
  type Turn,
} from './feed-turn.ts';
import { type ArrivedFile, type FileResult, importFile } from './import-file.ts';

/** Imports the files that were sent for a feed, in the order they came. */
export async function runSent(means: FeedMeans, turn: Turn, { isAccepted, isRetry = false }: FeedRunOptions): Promise<FeedRun> {
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
