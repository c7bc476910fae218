/** A file in a feed's folder, as it was seen. */
export interface SeenFile {
  readonly name: string;
  readonly size: number;
  readonly changedAt: number;
}

/** How long a file must have stayed as it is: a slow upload pauses, but seldom for as long. */
const QUIET_MS = 10_000;

/** Whether a file was written a moment ago. One whose time is ahead of ours has its sender's. */
export const isStillWritten = (changedAt: number, now: number): boolean => changedAt <= now && now - changedAt < QUIET_MS;

/** What programs call a file while they write it. */
const PARTIAL = /^[.~]|\.(?:part|partial|filepart|tmp|temp|crdownload|swp|lock|uploading)$|~$/i;

/** Whether a name is that of a file still being written, or of no feed at all. */
export const isPartialName = (name: string): boolean => PARTIAL.test(name);

/** Oldest first: a later file may say otherwise. */
export const byAge = (one: SeenFile, other: SeenFile): number =>
  one.changedAt - other.changedAt || (one.name < other.name ? -1 : 1);

/**
 * The files of a folder that are complete, oldest first: those that were there with the same size and time before, at least ten seconds ago. A
 * file's own time is not enough, because some servers set it to the sender's.
 */
export function completeFiles(
  before: ReadonlyMap<string, SeenFile & { readonly since: number }>,
  files: readonly SeenFile[],
  now: number,
) {
  const seen = new Map(
    files
      .filter(({ name }) => !isPartialName(name))
      .map((file) => {
        const last = before.get(file.name);
        const isSame = last !== undefined && last.size === file.size && last.changedAt === file.changedAt;
        return [file.name, { ...file, since: isSame ? last.since : now }] as const;
      }),
  );
  const complete = [...seen.values()].filter(({ since }) => now - since >= QUIET_MS).toSorted(byAge);
  return { seen, complete };
}
