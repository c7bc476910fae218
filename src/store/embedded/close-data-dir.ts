import { chmodSync, chownSync, readdirSync, statSync } from 'node:fs';
import type { SystemUser } from './server-user.ts';

/** What Forecourt puts into DATA_DIR. */
const OURS =
  /^(postgres(\.unfinished|-password|\.log(\.1)?)?|forecourt\.lock.*|secret-key.*|images|photos|assets(\.json)?|uploads|mailbox|feeds|restore-wal)$/;

/**
 * Closes DATA_DIR to everyone but its owner. A PostgreSQL that runs as another user (started by root) must pass it to reach its own folder:
 * then its group may pass, but not list, and everybody else stays out. A folder that holds other things too, such as /tmp, is not ours to
 * close; what is personal in it is closed by itself.
 */
export function closeDataDir(folder: string, serverUser: SystemUser | null): void {
  if (!readdirSync(folder).every((name) => OURS.test(name))) return;
  const seen = statSync(folder);
  const isPassed = serverUser !== null && serverUser.uid !== seen.uid;
  const mode = isPassed ? 0o710 : 0o700;
  try {
    if (isPassed && seen.gid !== serverUser.gid) chownSync(folder, seen.uid, serverUser.gid);
    if ((seen.mode & 0o777) !== mode) chmodSync(folder, mode);
  } catch (error) {
    // A folder that somebody else has lent us stays as they made it.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) throw error;
  }
}
