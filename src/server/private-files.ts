import { chmod, lstat, mkdir, readdir, realpath } from 'node:fs/promises';
import path from 'node:path';
import { closeDataDir } from '#src/store/embedded/close-data-dir.ts';
import { mailboxFolder, uploadsFolder } from './settings/data-folders.ts';
import type { Settings } from './settings/settings.ts';

/** The umask of every process of the platform: whatever else is said or forgotten, a new file is its owner's alone (ledger H10). */
export const OWNER_ONLY = 0o077;

/**
 * Closes what an earlier version, or a careless copy, left open to other users of this machine: DATA_DIR and all that is personal in it. Of
 * the embedded database PostgreSQL itself sees to that, and it decides who must be able to pass DATA_DIR.
 */
export async function closeFiles(settings: Settings): Promise<void> {
  const dataDir = path.resolve(settings.DATA_DIR);
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  if (settings.DATABASE_URL !== undefined) closeDataDir(dataDir, null);
  for (const name of ['images', 'assets', 'assets.json', 'secret-key']) await close(path.join(dataDir, name));
  for (const folder of [uploadsFolder(settings), mailboxFolder(settings)])
    await closeAll(await realpath(folder).catch(() => folder));
}

async function closeAll(at: string): Promise<void> {
  if ((await close(at)) !== 'folder') return;
  for (const name of await readdir(at).catch(() => [])) await closeAll(path.join(at, name));
}

/** Takes the rights of group and others from a file or folder. A link is left alone: what it leads to is not ours. */
async function close(at: string): Promise<'file' | 'folder' | null> {
  try {
    const seen = await lstat(at);
    if (!seen.isFile() && !seen.isDirectory()) return null;
    if ((seen.mode & OWNER_ONLY) !== 0) await chmod(at, seen.mode & 0o700);
    return seen.isDirectory() ? 'folder' : 'file';
  } catch (error) {
    // One that is gone meanwhile needs nothing; one that belongs to another user is theirs to close.
    if (error instanceof Error && 'code' in error && ['ENOENT', 'EPERM', 'EACCES'].includes(String(error.code))) return null;
    throw error;
  }
}
