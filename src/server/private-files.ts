import { chmod, lstat, mkdir, readdir, realpath } from 'node:fs/promises';
import path from 'node:path';
import { closeDataDir } from '#src/store/embedded/close-data-dir.ts';
import { mailboxFolder, uploadsFolder } from './settings/data-folders.ts';
import type { Settings } from './settings/settings.ts';

/** The umask of every process of the platform: only its owner may read or write a new file (ledger H10). */
export const OWNER_ONLY = 0o077;

/**
 * Closes DATA_DIR and the personal data in it to other users of this machine, in case an earlier version or a copy left it open. PostgreSQL
 * does the same for the embedded database, and decides who must be able to pass through DATA_DIR.
 */
export async function closeFiles(settings: Settings): Promise<void> {
  const dataDir = path.resolve(settings.DATA_DIR);
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  if (settings.DATABASE_URL !== undefined) closeDataDir(dataDir, null);
  // Feeds that another user's FTP server writes have a folder of their own, FEEDS_DIR, which is not ours to close.
  for (const name of ['images', 'photos', 'feeds', 'assets', 'assets.json', 'secret-key']) await close(path.join(dataDir, name));
  for (const folder of [uploadsFolder(settings), mailboxFolder(settings)])
    await closeAll(await realpath(folder).catch(() => folder));
}

async function closeAll(at: string): Promise<void> {
  if ((await close(at)) !== 'folder') return;
  for (const name of await readdir(at).catch(() => [])) await closeAll(path.join(at, name));
}

/** Removes the permissions of group and others from a file or folder. A link is left alone: its target is not ours. */
async function close(at: string): Promise<'file' | 'folder' | null> {
  try {
    const seen = await lstat(at);
    if (!seen.isFile() && !seen.isDirectory()) return null;
    if ((seen.mode & OWNER_ONLY) !== 0) await chmod(at, seen.mode & 0o700);
    return seen.isDirectory() ? 'folder' : 'file';
  } catch (error) {
    // It may have been deleted meanwhile, or belong to another user, who must close it.
    if (error instanceof Error && 'code' in error && ['ENOENT', 'EPERM', 'EACCES'].includes(String(error.code))) return null;
    throw error;
  }
}
