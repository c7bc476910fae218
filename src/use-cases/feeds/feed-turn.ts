import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { supersededBy } from '#src/rules/feeds/held-files.ts';
import { type FeedNote, readNewestSnapshot } from '#src/store/stock/feeds.ts';
import type { DefinedFeed, FeedMeans } from './feed-means.ts';
import type { FileResult } from './import-file.ts';

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

/** A feed that is this process's for now. */
export interface Turn {
  readonly feed: DefinedFeed;
  /** Asked before each file: a process that stalled may have lost the feed to another one. */
  readonly isOurs: () => Promise<boolean>;
  readonly note: (note: FeedNote) => Promise<void>;
}

/** Whether a mapping has been accepted in this run: that was the person's yes, and those files that waited for it too have no other. */
export const hasNewMapping = (files: readonly RunFile[]): boolean =>
  files.some(({ result }) => 'isMappingNew' in result && result.isMappingNew);

/** What becomes of a file that was tried before, if a newer one has been imported since. */
export async function supersededFile({ db }: FeedMeans, { feed }: Turn, arrivedAt: Date): Promise<FileResult | null> {
  const reason = supersededBy(await readNewestSnapshot(db, feed.id), arrivedAt);
  return reason === null ? null : { kind: 'superseded', reason };
}

export const failureOf = (result: FileResult): string | null =>
  result.kind === 'imported' || result.kind === 'superseded' ? null : result.reason;

/** Lends a folder of one's own, which is gone afterwards. */
export async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'forecourt-feed-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
