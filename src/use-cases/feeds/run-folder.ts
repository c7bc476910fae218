import { type FeedFolder, undated } from '#src/adapters/feeds/feed-folder.ts';
import { byAge, isPartialName } from '#src/rules/feeds/folder-file.ts';
import { type FeedMeans, folderOf } from './feed-means.ts';
import type { FeedRun, FeedRunOptions, Turn } from './feed-turn.ts';
import { importClaimed, releaseSettled, takeKept } from './kept-files.ts';

/** Imports what is in a feed's folder: first what is tried again, then what has come. */
export async function runFolder(
  means: FeedMeans,
  turn: Turn,
  { names, isAccepted, isRetry = false }: FeedRunOptions,
): Promise<FeedRun> {
  const folder = folderOf(means, turn.feed);
  await folder.create();
  const how = { isAccepted, isRetry };
  const files = await takeKept(means, turn, how);
  for (const name of names ?? (await namesByAge(folder))) {
    const path = (await turn.isOurs()) ? await folder.claim(name) : null;
    if (path !== null) await importClaimed(means, turn, { name: undated(name), path, isYes: isAccepted && !isRetry, files });
  }
  if (files.length > 0) await releaseSettled(means, turn);
  return { kind: 'ran', files };
}

/** What is in the folder, finished or not: a person has asked for it. */
const namesByAge = async (folder: FeedFolder): Promise<string[]> =>
  (await folder.files())
    .filter(({ name }) => !isPartialName(name))
    .toSorted(byAge)
    .map(({ name }) => name);
