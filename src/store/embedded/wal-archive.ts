import { chmodSync, chownSync, mkdirSync } from 'node:fs';
import type { SystemUser } from './server-user.ts';

/** Makes the folder that the embedded database's log is archived to, readable by the database alone. */
export function prepareArchive(folder: string, user: SystemUser | null): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (user !== null) chownSync(folder, user.uid, user.gid);
  chmodSync(folder, 0o700);
}

/**
 * The server options that archive the log. A segment appears under its name when it is whole and on disk; one that is there already must be
 * the same. After a quiet minute the segment in use is archived too.
 */
export function archiveFlags(folder: string): string[] {
  const file = `"${folder}/%f"`;
  const part = `"${folder}/%f.part"`;
  const command = `if [ -f ${file} ]; then cmp -s "%p" ${file}; else cp "%p" ${part} && sync ${part} && mv ${part} ${file}; fi`;
  return ['archive_mode=on', 'archive_timeout=60', `archive_command=${command}`];
}
