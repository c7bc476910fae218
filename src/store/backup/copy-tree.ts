import { mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { type CopiedFile, copyFile, severalAtOnce } from './copy-file.ts';

/** What a folder was copied to: its files, and its folders, which may be empty. */
export interface CopiedTree {
  readonly folders: readonly string[];
  readonly files: readonly CopiedFile[];
}

/** Copies a folder's files into `to/under`; `isLeftOut` is asked for each path within the folder. Links and sockets are left out. */
export async function copyTree(
  from: string,
  to: string,
  under: string,
  isLeftOut: (relative: string) => boolean = () => false,
): Promise<CopiedTree> {
  const folders = [under];
  const files: CopiedFile[] = [];
  await mkdir(path.join(to, under), { recursive: true, mode: 0o700 });
  const entries = await entriesOf(from, isLeftOut);
  for (const { relative, isFolder } of entries) {
    if (!isFolder) continue;
    await mkdir(path.join(to, under, relative), { recursive: true, mode: 0o700 });
    folders.push(path.join(under, relative));
  }
  const found = entries.filter(({ isFolder }) => !isFolder);
  await severalAtOnce(found, async ({ relative }) => {
    const inside = path.join(under, relative);
    const copied = await copyFile(path.join(from, relative), path.join(to, inside));
    if (copied !== null) files.push({ path: inside, ...copied });
  });
  return { folders, files };
}

interface Entry {
  readonly relative: string;
  readonly isFolder: boolean;
}

/** Folders before what is in them. */
async function entriesOf(from: string, isLeftOut: (relative: string) => boolean, at = ''): Promise<Entry[]> {
  const names = await readdir(path.join(from, at), { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const found: Entry[] = [];
  for (const name of names) {
    const relative = path.join(at, name.name);
    if (isLeftOut(relative)) continue;
    if (name.isDirectory()) found.push({ relative, isFolder: true }, ...(await entriesOf(from, isLeftOut, relative)));
    else if (name.isFile()) found.push({ relative, isFolder: false });
  }
  return found;
}
