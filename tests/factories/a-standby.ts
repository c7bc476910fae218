import { chownSync, copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { embeddedPrograms } from '#src/store/embedded/embedded-programs.ts';
import { type Ran, runProgram } from '#src/store/embedded/run-program.ts';
import { serverUser, systemUser } from '#src/store/embedded/server-user.ts';

/** A real standby that streams from a primary; its roles and databases are the primary's. */
export interface Standby {
  /** An address of the primary, on this server instead. */
  at(primaryUrl: string): string;
  /** Stops replaying, so that it falls behind, or goes on. */
  pause(): Promise<void>;
  resume(): Promise<void>;
  /** Ends it at once, as a crash does. */
  kill(): Promise<void>;
  start(): Promise<void>;
  remove(): Promise<void>;
}

/** What a copy leaves out: the standby makes or fetches these itself. */
const LEFT_OUT: ReadonlySet<string> = new Set(['pg_wal', 'pg_replslot', 'pg_stat_tmp', 'postmaster.pid', 'postmaster.opts']);

/** Makes a standby of an embedded PostgreSQL without pg_basebackup, which the package does not ship: by a backup that copies its files. */
export async function aStandby(primaryAdminUrl: string): Promise<Standby> {
  const folder = mkdtempSync(path.join(tmpdir(), 'forecourt-standby-'));
  const cluster = path.join(folder, 'postgres');
  const port = await freePort();
  const source = await withClient(primaryAdminUrl, async (client) => {
    const { rows } = await client.query<{ data_directory: string }>('show data_directory');
    const from = rows[0]?.data_directory ?? '';
    await client.query(`select pg_backup_start('standby', true)`);
    copyFolder(from, cluster);
    const label = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
    writeFileSync(path.join(cluster, 'backup_label'), label.rows[0]?.labelfile ?? '');
    return from;
  });
  for (const made of ['pg_wal/archive_status', 'pg_replslot', 'pg_stat_tmp'])
    mkdirSync(path.join(cluster, made), { recursive: true });
  const primary = new URL(primaryAdminUrl);
  writeFileSync(path.join(cluster, 'standby.signal'), '');
  writeFileSync(
    path.join(cluster, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=${primary.hostname} port=${primary.port} user=${primary.username} password=${primary.password}'\n`,
  );
  const programs = embeddedPrograms();
  const owner = systemUser(source);
  if (owner !== null) own(folder, owner.uid, owner.gid);
  const user = serverUser(owner, [folder, programs.folder]);
  const control = (...words: readonly string[]) => runProgram(programs.pgCtl, [...words, '-D', cluster], user);
  const options = `-c port=${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync=off`;
  const at = (primaryUrl: string) => {
    const url = new URL(primaryUrl);
    url.port = String(port);
    return url.href;
  };
  const ask = (question: string) => withClient(at(primaryAdminUrl), (client) => client.query(question));
  const standby: Standby = {
    at,
    pause: async () => void (await ask('select pg_wal_replay_pause()')),
    resume: async () => void (await ask('select pg_wal_replay_resume()')),
    kill: async () => must(await control('stop', '-w', '-m', 'immediate')),
    start: async () => must(await control('start', '-w', '-l', path.join(cluster, 'server.log'), '-o', options)),
    async remove() {
      await control('stop', '-w', '-m', 'immediate');
      rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
    },
  };
  await standby.start();
  return standby;
}

function must({ ok, output }: Ran): void {
  if (!ok) throw new Error(`The standby did not do as told: ${output}`);
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Copies a folder of a running server: files may go while it is copied, and the standby's replay mends what changes. */
function copyFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true, mode: 0o700 });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (LEFT_OUT.has(entry.name)) continue;
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    try {
      if (entry.isDirectory()) copyFolder(source, target);
      else copyFileSync(source, target);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
    }
  }
}

function own(folder: string, uid: number, gid: number): void {
  chownSync(folder, uid, gid);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    chownSync(path.join(entry.parentPath, entry.name), uid, gid);
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}
