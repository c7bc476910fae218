import { execFileSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { EmbeddedFailure } from './embedded-failure.ts';

export interface SystemUser {
  readonly uid: number;
  readonly gid: number;
}

/** The system user that PostgreSQL runs as, because it refuses to run as root; `door` is set when folders above are closed to it. */
export interface ServerUser extends SystemUser {
  readonly door: 'dac_read_search' | 'dac_override' | null;
}

const NAME = 'postgres';

/**
 * Who PostgreSQL must run as: null, for an ordinary user, is simply the same user. A cluster that an ordinary user made is run by root as
 * that user, since PostgreSQL serves nobody else's.
 */
export function systemUser(cluster: string): SystemUser | null {
  if (process.getuid?.() !== 0) return null;
  return ownerOf(cluster) ?? idsOf(NAME) ?? createUser();
}

/** The same with what it takes to reach these folders. */
export function serverUser(user: SystemUser | null, folders: readonly string[]): ServerUser | null {
  if (user === null) return null;
  const closed = folders.map((folder) => closedParent(folder, user)).find((found) => found !== null);
  return { ...user, door: closed === undefined ? null : openDoor(closed) };
}

function ownerOf(cluster: string): SystemUser | null {
  const seen = statSync(cluster, { throwIfNoEntry: false });
  return seen === undefined || seen.uid === 0 ? null : { uid: seen.uid, gid: seen.gid };
}

function idsOf(name: string): SystemUser | null {
  try {
    const id = (flag: string) => Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: 'pipe' }));
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    return null;
  }
}

function createUser(): SystemUser {
  let cause: unknown;
  try {
    execFileSync('useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/bin/false', NAME], { stdio: 'pipe' });
  } catch (error) {
    cause = error;
  }
  const made = idsOf(NAME);
  if (made !== null) return made;
  throw new EmbeddedFailure(
    `PostgreSQL does not run as root, and the system user "${NAME}" it should run as could not be created: start Forecourt as an ordinary user, or set DATABASE_URL.`,
    { cause },
  );
}

/** The first folder on the way down to this one that the user may not pass. */
function closedParent(folder: string, { uid, gid }: SystemUser): string | null {
  const parent = path.dirname(folder);
  const above = parent === folder ? null : closedParent(parent, { uid, gid });
  if (above !== null) return above;
  const seen = statSync(folder);
  const passes = seen.uid === uid ? 0o100 : seen.gid === gid ? 0o010 : 0o001;
  return (seen.mode & passes) === 0 ? folder : null;
}

/** A clone under root's own folders is closed to other users; the right to pass closed folders can be lent to PostgreSQL alone. */
function openDoor(closed: string): 'dac_read_search' | 'dac_override' {
  const problem = `PostgreSQL does not run as root, and the user it runs as cannot enter ${closed}`;
  const advice = 'let others into that folder (chmod o+x), move Forecourt elsewhere, or set DATABASE_URL';
  try {
    execFileSync('setpriv', ['--version'], { stdio: 'pipe' });
  } catch (cause) {
    throw new EmbeddedFailure(`${problem}, and setpriv is not installed to let it: ${advice}.`, { cause });
  }
  const rights = BigInt(`0x${/^CapEff:\s*([0-9a-f]+)/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1] ?? '0'}`);
  if ((rights & 0b100n) !== 0n) return 'dac_read_search';
  if ((rights & 0b010n) !== 0n) return 'dac_override';
  throw new EmbeddedFailure(`${problem}, and root may not give it access here: ${advice}.`);
}
