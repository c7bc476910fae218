import { chownSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { closeDataDir } from './close-data-dir.ts';
import { clusterPassword, clusterPaths, createCluster } from './cluster.ts';
import { takeDataDir } from './data-dir-lock.ts';
import { embeddedFailure } from './embedded-failure.ts';
import { type EmbeddedPrograms, embeddedPrograms } from './embedded-programs.ts';
import { runProgram } from './run-program.ts';
import { answersFor, disownPidFile, type EmbeddedUrls, embeddedUrls, hasServer, runningEmbedded } from './running-embedded.ts';
import { type ServerUser, serverUser, systemUser } from './server-user.ts';
import { archiveFlags, prepareArchive } from './wal-archive.ts';

/** A running embedded PostgreSQL: made anew (cold), started again (warm) or found running after a kill (reused). */
export interface Embedded extends EmbeddedUrls {
  readonly started: 'cold' | 'warm' | 'reused';
  stop(): Promise<void>;
  /** Starts the server again at the same address when it has died, as it does when memory runs out; says whether it had. */
  revive(): Promise<boolean>;
}

/**
 * `flags` are server options such as `fsync=off`, which tests use; `report` hears a line about each slow step; `walArchive` is the folder that
 * the log is archived to.
 */
export interface EmbeddedOptions {
  readonly flags?: readonly string[];
  readonly report?: (line: string) => void;
  readonly walArchive?: string | undefined;
}

/** Starts PostgreSQL from the installed packages on DATA_DIR, or takes over the server that a killed Forecourt left behind. */
export async function startEmbedded(
  dataDir: string,
  { flags = [], report = () => {}, walArchive }: EmbeddedOptions = {},
): Promise<Embedded> {
  const folder = path.resolve(dataDir);
  let release = (): void => {};
  try {
    release = takeDataDir(folder);
    const programs = embeddedPrograms();
    const runsAs = systemUser(clusterPaths(folder).cluster);
    closeDataDir(folder, runsAs);
    const user = serverUser(runsAs, [folder, programs.folder]);
    if (walArchive !== undefined) prepareArchive(walArchive, runsAs);
    const archiving = walArchive === undefined ? [] : archiveFlags(walArchive);
    const server: Server = { folder, programs, user, flags: [...flags, ...archiving] };
    const isNew = clusterPassword(folder) === null;
    const left = await runningEmbedded(folder);
    if (isNew) report('Setting up the embedded database …');
    const password = clusterPassword(folder) ?? (await createCluster(folder, programs, user, !flags.includes('fsync=off')));
    const urls = left ?? (await launch(server, password));
    const stop = async () => {
      await halt(server);
      release();
    };
    try {
      await ensureOwner(urls.adminUrl, password);
    } catch (error) {
      await halt(server);
      throw error;
    }
    const revive = async () => {
      if (hasServer(clusterPaths(folder).cluster)) return false;
      await launch(server, password, Number(new URL(urls.url).port));
      return true;
    };
    return { ...urls, revive, started: left !== null ? 'reused' : isNew ? 'cold' : 'warm', stop };
  } catch (error) {
    release();
    throw embeddedFailure(folder, 'started', error);
  }
}

interface Server {
  readonly folder: string;
  readonly programs: EmbeddedPrograms;
  readonly user: ServerUser | null;
  readonly flags: readonly string[];
}

/** What passes by itself: another program took the port that was free, or the workers of a killed server are still leaving. */
const PASSING = /Address already in use|pre-existing shared memory block|is another postmaster/i;

async function launch({ folder, programs, user, flags }: Server, password: string, samePort?: number): Promise<EmbeddedUrls> {
  const { cluster, log } = clusterPaths(folder);
  for (let attempt = 1; ; attempt += 1) {
    disownPidFile(cluster);
    beginLog(log, user);
    const port = samePort ?? (await freePort());
    const options = [`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories=', ...flags];
    const words = options.map((option) => `-c '${option.replaceAll("'", "'\\''")}'`).join(' ');
    const ran = await runProgram(programs.pgCtl, ['start', '-w', '-t', '300', '-D', cluster, '-l', log, '-o', words], user);
    const urls = embeddedUrls(port, password);
    if (ran.ok && (await answersFor(urls.adminUrl, cluster))) return urls;
    const said = `${existsSync(log) ? readFileSync(log, 'utf8') : ''}\n${ran.output}`;
    if (ran.ok) await runProgram(programs.pgCtl, ['stop', '-w', '-m', 'fast', '-D', cluster], user);
    if (attempt === 10 || !(ran.ok || PASSING.test(said))) throw embeddedFailure(folder, 'started', said);
    await wait(300);
  }
}

async function halt({ folder, programs, user }: Server): Promise<void> {
  const { cluster } = clusterPaths(folder);
  const stop = (mode: string) => runProgram(programs.pgCtl, ['stop', '-w', '-t', '30', '-m', mode, '-D', cluster], user);
  const isGone = async () =>
    (await runProgram(programs.pgCtl, ['status', '-D', cluster], user)).output.includes('no server running');
  if ((await stop('fast')).ok || (await isGone())) return;
  const { ok, output } = await stop('immediate');
  if (!ok && !(await isGone())) throw embeddedFailure(folder, 'stopped', output);
}

/** Each start has a log of its own beside the one before, so that its end says why this start failed and it cannot grow for ever. */
function beginLog(log: string, user: ServerUser | null): void {
  if (existsSync(log)) renameSync(log, `${log}.1`);
  writeFileSync(log, '', { mode: 0o600 });
  if (user !== null) chownSync(log, user.uid, user.gid);
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

/** Makes the database and the ordinary role that owns it if they are missing: nothing of Forecourt's runs as the superuser. */
async function ensureOwner(adminUrl: string, password: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    const role = await client.query(`select from pg_roles where rolname = 'forecourt_owner'`);
    if (role.rowCount === 0) {
      await client.query(`create role forecourt_owner login createrole password ${client.escapeLiteral(password)}`);
    }
    const database = await client.query(`select from pg_database where datname = 'forecourt'`);
    if (database.rowCount === 0) await client.query('create database forecourt owner forecourt_owner');
  } finally {
    await client.end();
  }
}
