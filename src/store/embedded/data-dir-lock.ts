import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { EmbeddedFailure } from './embedded-failure.ts';
import { processBirth } from './process-identity.ts';

/** The folder belongs to another process that runs. */
export class DataDirInUse extends EmbeddedFailure {
  override name = 'DataDirInUse';
}

const lockFile = (dataDir: string) => path.join(dataDir, 'forecourt.lock');
const stamp = (pid: number) => `${pid} ${processBirth(pid) ?? ''}\n`;

function readLock(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

/** The process that holds a lock of this text, or null when that process is gone or its number belongs to another program now. */
function holder(text: string): number | null {
  const pid = Number.parseInt(text, 10);
  return Number.isInteger(pid) && processBirth(pid) !== null && stamp(pid) === text ? pid : null;
}

/** Whether a Forecourt that used this folder was killed without the chance to tidy up behind itself. */
export function wasKilled(dataDir: string): boolean {
  const text = readLock(lockFile(dataDir));
  return text !== null && holder(text) === null;
}

/**
 * Takes the folder for this process; two servers on one folder would each stop the other's database. Returns how to give it back.
 * The lock appears whole under its name (a link, not a write), so nobody ever reads half of one.
 */
export function takeDataDir(dataDir: string): () => void {
  makeParents(dataDir);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = lockFile(dataDir);
  const own = `${file}.${process.pid}`;
  writeFileSync(own, stamp(process.pid), { mode: 0o600 });
  try {
    for (;;) {
      try {
        linkSync(own, file);
        return () => rmSync(file, { force: true });
      } catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
      }
      removeStale(dataDir, file);
    }
  } finally {
    rmSync(own, { force: true });
  }
}

/** The folders above are no secret, and PostgreSQL, where it runs as another user, must pass them. */
function makeParents(dataDir: string): void {
  const before = process.umask(0o022);
  try {
    mkdirSync(path.dirname(dataDir), { recursive: true });
  } finally {
    process.umask(before);
  }
}

function removeStale(dataDir: string, file: string): void {
  const seen = readLock(file);
  if (seen === null) return;
  const pid = holder(seen);
  if (pid !== null) throw inUse(dataDir, pid);
  // Another start may replace the stale lock between the look and the removal: what was moved away is looked at again.
  const aside = `${file}.stale.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  const moved = readLock(aside);
  const other = moved === null ? null : holder(moved);
  if (other !== null) linkSync(aside, file);
  rmSync(aside, { force: true });
  if (other !== null) throw inUse(dataDir, other);
}

const inUse = (dataDir: string, pid: number) =>
  new DataDirInUse(
    `Another Forecourt (process ${pid}) is using DATA_DIR ${dataDir}; stop it, or set DATA_DIR to another folder for this one.`,
  );
