import { BadFeed } from '#src/adapters/feeds/feed-file.ts';
import { writeLeftOut } from '#src/adapters/feeds/left-out-file.ts';
import { openFeed } from '#src/adapters/feeds/open-feed.ts';
import { heldText } from '#src/rules/feeds/held-files.ts';
import type { Proposal } from '#src/rules/feeds/propose-mapping.ts';
import { type ImportAccount, importFeed } from '#src/use-cases/stock/import-feed.ts';
import { FileHeld } from '#src/use-cases/stock/run-result.ts';
import { type DefinedFeed, type FeedMeans, folderOf } from './feed-means.ts';

/** A file of a feed, wherever it came from. */
export interface ArrivedFile {
  readonly path: string;
  /** What the accounts call it. */
  readonly source: string;
  readonly arrivedAt: Date;
  /** Whether a person has accepted what would otherwise wait. */
  readonly isAccepted: boolean;
  /** Whether it has been imported before, and only what waits of it is tried again. */
  readonly isAgain?: boolean;
}

/** What became of a file: it went in, waits for a person, cannot be read, or is left alone because a newer one went in. Whatever else goes wrong is thrown, and may be tried again. */
export type FileResult =
  | {
      readonly kind: 'imported';
      readonly account: ImportAccount;
      readonly leftOutFile: string | null;
      /** What of it waits for a person; null when nothing does. */
      readonly waits: string | null;
      /** Whether its mapping was accepted with it: what waits has not been. */
      readonly isMappingNew: boolean;
    }
  | { readonly kind: 'held'; readonly reason: string; readonly proposal: Proposal | null; readonly isMappingNew: boolean }
  | { readonly kind: 'failed'; readonly reason: string }
  | { readonly kind: 'superseded'; readonly reason: string };

/** Imports one file of a feed as its definition says, through the one write path. */
export async function importFile(means: FeedMeans, feed: DefinedFeed, file: ArrivedFile): Promise<FileResult> {
  const { definition, dealership, name } = feed;
  try {
    const opened = await openFeed(file.path, definition.format);
    const imported = await importFeed(means.store, {
      feed: opened,
      dealership,
      name,
      source: file.source,
      mapping: definition.mapping,
      hasFolder: definition.from.kind === 'folder',
      mode: definition.mode,
      isAccepted: file.isAccepted,
      isAgain: file.isAgain === true,
      isDryRun: false,
      now: means.now(),
      arrivedAt: file.arrivedAt,
    });
    if (imported.kind === 'proposed')
      return {
        kind: 'held',
        reason: 'Nobody has accepted a mapping for this feed yet.',
        proposal: imported.proposal,
        isMappingNew: false,
      };
    const { account } = imported;
    return {
      kind: 'imported',
      account,
      leftOutFile: await leaveOut(means, feed, file, account),
      waits: heldText(account.waiting.filter((held) => held.file === opened.file.hash)),
      isMappingNew: imported.proposal !== null,
    };
  } catch (error) {
    if (error instanceof FileHeld)
      return { kind: 'held', reason: error.message, proposal: null, isMappingNew: error.isMappingSaved };
    if (error instanceof BadFeed) return { kind: 'failed', reason: error.message };
    throw error;
  }
}

/** Keeps the rows that did not go in. The import itself is done, whether they can be written or not. */
async function leaveOut(
  means: FeedMeans,
  feed: DefinedFeed,
  { source }: ArrivedFile,
  { left }: ImportAccount,
): Promise<string | null> {
  if (left.columns.length === 0) return null;
  const folder = folderOf(means, feed);
  const file = folder.leftOutPath(source, means.now());
  try {
    await folder.create();
    await writeLeftOut(file, left);
    return file;
  } catch (error) {
    means.log.warn({ err: error, file }, 'The rows of a feed that were left out could not be written.');
    return null;
  }
}
