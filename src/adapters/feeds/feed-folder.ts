import type { Dirent } from 'node:fs';
import { copyFile, link, lstat, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { SeenFile } from '#src/rules/feeds/folder-file.ts';
import { isPhotoName } from '#src/rules/photos/uploaded-photo.ts';

/** The folders beside the files of a feed: what is being imported, what was, what could not be, and what was but for rows that wait. */
const [WORKING, DONE, FAILED, HELD] = ['.working', 'done', 'failed', 'held'];
/** What stands beside a file that was not imported: why not, or what somebody is to say about it. */
const [REASON, QUESTION] = ['.reason.txt', '.waits.txt'];
const isBeside = (name: string): boolean => name.endsWith(REASON) || name.endsWith(QUESTION);
const LEFT_OUT = '.left-out.csv';
/** How many entries of a folder are looked at: a folder somebody fills by mistake must not fill the memory. */
const MOST = 1_000;
const MOST_NAME_BYTES = 200;

/** The folder of one feed. The files in it are somebody else's; those in the folders inside it are the platform's. */
export class FeedFolder {
  readonly path: string;

  constructor(root: string, dealership: string, feed: string) {
    this.path = path.join(root, dealership, feed);
  }

  async create(): Promise<void> {
    await mkdir(this.path, { recursive: true });
    for (const inside of [WORKING, DONE, FAILED, HELD]) {
      const folder = path.join(this.path, inside);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      // Whoever may write beside it can put a link in its place, and what is kept would be written somewhere else.
      if (!(await lstat(folder)).isDirectory()) throw new Error(`${folder} is a link, not a folder.`);
    }
  }

  /** When a name was last added to it or taken from it, here or in what is being imported. */
  async changedAt(): Promise<number> {
    const found = await Promise.all([this.path, path.join(this.path, WORKING)].map((one) => lstat(one).catch(() => null)));
    return Math.max(0, ...found.map((one) => one?.mtimeMs ?? 0));
  }

  /** The files that somebody has put there; links, folders and photos are not looked at. */
  async files(): Promise<SeenFile[]> {
    const seen: SeenFile[] = [];
    for (const [name, file] of await filesIn(this.path)) {
      if (isPhotoName(name)) continue;
      const found = await lstat(file).catch(() => null);
      if (found?.isFile() === true) seen.push({ name, size: found.size, changedAt: found.mtimeMs });
      if (seen.length >= MOST) break;
    }
    return seen;
  }

  /** Moves a file to where nobody else writes, under its name without a time; its new path, or null when it is gone or is no file. */
  async claim(name: string): Promise<string | null> {
    const claimed = this.workingPath(undated(name));
    try {
      const odd = name.includes(UNREADABLE) ? (await filesIn(this.path)).get(name) : undefined;
      await rename(odd ?? path.join(this.path, name), claimed);
    } catch {
      return null;
    }
    // Looked at again: what has this name may have become a link to a file that is none of the sender's business.
    if ((await lstat(claimed)).isFile()) return claimed;
    await rm(claimed, { recursive: true, force: true });
    return null;
  }

  /** Files that a process which died was at work on, and those that are tried again. The feed is leased to the caller, so nobody is. */
  async interrupted(): Promise<string[]> {
    return (await namesIn(path.join(this.path, WORKING))).toSorted();
  }

  /** Where a claimed file is. */
  workingPath(name: string): string {
    return path.join(this.path, WORKING, name);
  }

  /** Puts a claimed file back, to be tried again; it stays where it is if it was tried before, or if another one of its name has come since. */
  async putBack(name: string): Promise<void> {
    if (takenAt(name) !== null) return;
    const working = this.workingPath(name);
    try {
      await link(working, path.join(this.path, undated(name)));
    } catch {
      return;
    }
    await rm(working);
  }

  async keep(name: string, now: Date): Promise<string> {
    const kept = path.join(this.path, DONE, dated(name, now));
    await rename(this.workingPath(name), kept);
    return kept;
  }

  /** Keeps a file that was not imported, with the reason beside it. */
  fail(name: string, reason: string, takenAt: Date): Promise<void> {
    return this.#keepWith(reason, name, { inside: FAILED, takenAt });
  }

  /** Keeps a file that is not imported until a person says so, with the reason beside it. */
  ask(name: string, reason: string, takenAt: Date): Promise<void> {
    return this.#keepWith(reason, name, { inside: FAILED, takenAt, ending: QUESTION });
  }

  /** Keeps a file that is not imported any more with those that were, with the reason beside it. */
  leave(name: string, reason: string, takenAt: Date): Promise<void> {
    return this.#keepWith(reason, name, { inside: DONE, takenAt });
  }

  /** Keeps a file of which something waits for a person, with the reason beside it. */
  hold(name: string, reason: string, takenAt: Date): Promise<void> {
    return this.#keepWith(reason, name, { inside: HELD, takenAt });
  }

  async #keepWith(
    reason: string,
    name: string,
    { inside, takenAt, ending = REASON }: { readonly inside: string; readonly takenAt: Date; readonly ending?: string },
  ): Promise<void> {
    const kept = path.join(this.path, inside, dated(name, takenAt));
    await rename(this.workingPath(name), kept);
    await writeFile(kept + ending, `${reason}\n`);
  }

  /** The files of which something waits, oldest first: their names and paths. */
  async held(): Promise<{ readonly name: string; readonly path: string }[]> {
    const names = (await namesIn(path.join(this.path, HELD))).filter((name) => !isBeside(name)).toSorted();
    return names.map((name) => ({ name, path: path.join(this.path, HELD, name) }));
  }

  /** The files that are not imported until a person says so, oldest first: their names and paths. */
  async asked(): Promise<{ readonly name: string; readonly path: string }[]> {
    const found = new Set(await namesIn(path.join(this.path, FAILED)));
    const names = [...found].filter((name) => found.has(name + QUESTION)).toSorted();
    return names.map((name) => ({ name, path: path.join(this.path, FAILED, name) }));
  }

  /** Puts a file that was fetched where only we write; the name that it has there. */
  async put(file: string, name: string, takenAt: Date): Promise<string> {
    const put = dated(name, takenAt);
    await copyFile(file, this.workingPath(put));
    return put;
  }

  /** Removes a file that waits, with what stands beside it. */
  async drop(file: string): Promise<void> {
    for (const ending of ['', REASON, QUESTION]) await rm(file + ending, { force: true });
  }

  /** Keeps a file with the imported ones, once nothing of it waits any more. */
  async release(name: string): Promise<void> {
    await rename(path.join(this.path, HELD, name), path.join(this.path, DONE, name));
    await rm(path.join(this.path, HELD, name + REASON), { force: true });
  }

  /** Claims the files that were not imported, to be tried again before anything that has come since; which of them waited for a person. */
  async retry(): Promise<ReadonlySet<string>> {
    const found = new Set(await namesIn(path.join(this.path, FAILED)));
    const names = [...found].filter((name) => !isBeside(name));
    for (const name of names) {
      await rename(path.join(this.path, FAILED, name), this.workingPath(name));
      for (const ending of [REASON, QUESTION]) await rm(path.join(this.path, FAILED, name + ending), { force: true });
    }
    return new Set(names.filter((name) => found.has(name + QUESTION)));
  }

  /** Where the rows of a file that were left out are written. */
  leftOutPath(source: string, now: Date): string {
    return path.join(this.path, DONE, dated(source, now) + LEFT_OUT);
  }

  /** Removes what was kept before a time; how many files. */
  async tidy(before: Date): Promise<number> {
    let removed = 0;
    for (const inside of [DONE, FAILED, HELD])
      for (const name of await namesIn(path.join(this.path, inside))) {
        const file = path.join(this.path, inside, name);
        const found = await lstat(file).catch(() => null);
        // A file's own time is its sender's, who may have written it long ago.
        if (found === null || (takenAt(name)?.getTime() ?? found.mtimeMs) >= before.getTime()) continue;
        await rm(file, { force: true });
        removed += 1;
      }
    return removed;
  }
}

/** A file's name with when it was taken. A folder's names have 255 bytes at most, and a reason or the rows left out may stand beside it. */
function dated(name: string, now: Date): string {
  let kept = undated(name);
  while (Buffer.byteLength(kept) > MOST_NAME_BYTES) kept = kept.slice(1);
  return `${now.toISOString().replaceAll(/[:.]/g, '-')} ${kept}`;
}

const DATED = /^(\d{4}-\d\d-\d\dT)(\d\d)-(\d\d)-(\d\d)-(\d{3})Z /;

/** The name that a file came with. */
export const undated = (name: string): string => name.replace(DATED, '');

/** When a file was taken, by the name it is kept under. */
export function takenAt(name: string): Date | null {
  const [, day, hour, minute, second, rest] = DATED.exec(name) ?? [];
  return day === undefined ? null : new Date(`${day}${hour}:${minute}:${second}.${rest}Z`);
}

const namesIn = async (folder: string): Promise<string[]> => [...(await filesIn(folder)).keys()];

/** What stands for bytes of a name that are not UTF-8, as older programs write them. */
const UNREADABLE = '\uFFFD';

/** The files of a folder: their paths, byte for byte, by their names as well as these can be read. */
async function filesIn(folder: string): Promise<Map<string, Buffer>> {
  const options = { withFileTypes: true, encoding: 'buffer' } as const;
  const entries: Dirent<Buffer>[] = await readdir(folder, options).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const files = new Map<string, Buffer>();
  // Of two whose names read the same, the other one comes when the first has been taken.
  for (const entry of entries)
    if (entry.isFile() && !files.has(entry.name.toString()))
      files.set(entry.name.toString(), Buffer.concat([Buffer.from(folder + path.sep), entry.name]));
  return files;
}
