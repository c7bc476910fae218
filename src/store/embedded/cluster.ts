import { randomBytes } from 'node:crypto';
import {
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { EmbeddedFailure, embeddedFailure } from './embedded-failure.ts';
import type { EmbeddedPrograms } from './embedded-programs.ts';
import { runProgram } from './run-program.ts';
import type { ServerUser } from './server-user.ts';

/** The paths of an embedded database inside DATA_DIR. */
export const clusterPaths = (dataDir: string) => ({
  cluster: path.join(dataDir, 'postgres'),
  unfinished: path.join(dataDir, 'postgres.unfinished'),
  password: path.join(dataDir, 'postgres-password'),
  log: path.join(dataDir, 'postgres.log'),
});

/** The password of this folder's database, or null when there is no database yet. */
export function clusterPassword(dataDir: string): string | null {
  const { cluster, password } = clusterPaths(dataDir);
  if (!existsSync(cluster)) return null;
  try {
    return readFileSync(password, 'utf8').trim();
  } catch (cause) {
    throw new EmbeddedFailure(
      `The database in ${cluster} cannot be opened because its password in ${password} cannot be read; put that file back.`,
      { cause },
    );
  }
}

/**
 * Makes a new database cluster and returns its password. It is made aside and renamed when it is whole, so that a start killed half way
 * leaves nothing that looks like a database.
 */
export async function createCluster(
  dataDir: string,
  programs: EmbeddedPrograms,
  user: ServerUser | null,
  isDurable: boolean,
): Promise<string> {
  const { cluster, unfinished, password: passwordFile } = clusterPaths(dataDir);
  rmSync(unfinished, { recursive: true, force: true });
  rmSync(passwordFile, { force: true });
  const password = randomBytes(24).toString('hex');
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600, flush: true });
  mkdirSync(unfinished, { mode: 0o700 });
  if (user !== null) for (const owned of [passwordFile, unfinished]) chownSync(owned, user.uid, user.gid);
  const { ok, output } = await runProgram(
    programs.initdb,
    [
      `--pgdata=${unfinished}`,
      '--username=postgres',
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      ...(isDurable ? [] : ['--no-sync']),
    ],
    user,
  );
  if (!ok) {
    rmSync(unfinished, { recursive: true, force: true });
    throw embeddedFailure(dataDir, 'set up', output);
  }
  renameSync(unfinished, cluster);
  syncFolder(dataDir);
  return password;
}

/** Without this a power cut could bring back the old name, and the next start would take a full database for an unfinished one. */
function syncFolder(folder: string): void {
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
}
