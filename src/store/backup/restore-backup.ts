import { chown, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { clusterPaths } from '#src/store/embedded/cluster.ts';
import { takeDataDir } from '#src/store/embedded/data-dir-lock.ts';
import { EmbeddedFailure } from '#src/store/embedded/embedded-failure.ts';
import { hasServer } from '#src/store/embedded/running-embedded.ts';
import { type SystemUser, systemUser } from '#src/store/embedded/server-user.ts';
import { startEmbedded } from '#src/store/embedded/start-embedded.ts';
import { BackupFailure, backupFailure } from './backup-failure.ts';
import { type Manifest, readManifest } from './backup-manifest.ts';
import { copyFile, severalAtOnce } from './copy-file.ts';

export interface RestoreOrder {
  readonly folder: string;
  /** A folder that is new or empty. */
  readonly dataDir: string;
  /** The instant to restore to; null for the last one that is known. */
  readonly to: Date | null;
  /** Where the log that followed the backup was archived. */
  readonly archive: string | null;
  /** The DATA_DIR that is left of the old deployment: its database has the last of the log, and it has newer files. */
  readonly left: string | null;
  readonly knownMigrations: readonly string[];
  readonly postgres: number;
}

const SEGMENT = /^[0-9A-F]{24}$/;

/** Restores a backup into a new DATA_DIR and replays the log up to an instant. Fails without leaving anything that looks like a database. */
export async function restoreBackup(order: RestoreOrder): Promise<void> {
  const { folder, dataDir, to } = order;
  const manifest = await readManifest(folder, order.knownMigrations, order.postgres);
  if (to !== null && to.getTime() < Date.parse(manifest.consistentAt))
    throw new BackupFailure(
      `This backup was finished at ${manifest.consistentAt} and cannot be restored to an earlier time; use an older backup.`,
    );
  await refuseUsed(dataDir);
  try {
    await restored(order, manifest);
  } catch (error) {
    for (const name of await readdir(dataDir).catch(() => []))
      await rm(path.join(dataDir, name), { recursive: true, force: true });
    throw error instanceof EmbeddedFailure ? new BackupFailure(error.message, { cause: error }) : backupFailure(dataDir, error);
  }
}

async function refuseUsed(dataDir: string): Promise<void> {
  const names = await readdir(dataDir).catch((error: NodeJS.ErrnoException): string[] => {
    if (error.code === 'ENOENT') return [];
    throw backupFailure(dataDir, error);
  });
  if (names.includes('forecourt.lock')) {
    // Says which process it is; a lock that a killed one left behind is passed over.
    takeDataDir(dataDir)();
  }
  if (names.length > 0)
    throw new BackupFailure(`DATA_DIR ${dataDir} is not empty; set DATA_DIR to a new folder, so that what is there is not lost.`);
}

async function restored({ folder, dataDir, to, archive, left }: RestoreOrder, manifest: Manifest): Promise<void> {
  const { cluster, unfinished, password } = clusterPaths(dataDir);
  const targetOf = (inside: string) => {
    const [kind = '', ...rest] = inside.split(path.sep);
    return path.join(kind === 'postgres' ? unfinished : kind === 'wal' ? path.join(dataDir, 'restore-wal') : dataDir, ...rest);
  };
  const isOutside = (inside: string) => path.isAbsolute(inside) || inside.split(path.sep).includes('..');
  if ([...manifest.folders, ...manifest.files.map((file) => file.path)].some(isOutside))
    throw new BackupFailure(`The backup in ${folder} is damaged: it names files outside itself.`);
  for (const inside of ['data', ...manifest.folders]) await mkdir(targetOf(inside), { recursive: true, mode: 0o700 });
  await severalAtOnce(manifest.files, async ({ path: inside, bytes, sha256 }) => {
    const copied = await copyFile(path.join(folder, inside), targetOf(inside));
    if (copied === null) throw new BackupFailure(`The backup in ${folder} is damaged: ${inside} is missing.`);
    if (copied.bytes !== bytes || copied.sha256 !== sha256)
      throw new BackupFailure(`The backup in ${folder} is damaged: ${inside} is not as it was written.`);
  });
  const wal = path.join(dataDir, 'restore-wal');
  for (const from of [archive ?? manifest.archive, left === null ? null : path.join(clusterPaths(left).cluster, 'pg_wal')])
    if (from !== null) await addSegments(from, wal, manifest.firstSegment);
  if (left !== null) await addFiles(left, dataDir);
  await writeFile(path.join(unfinished, 'recovery.signal'), '', { mode: 0o600 });
  const user = systemUser(cluster);
  if (user !== null) {
    for (const owned of [unfinished, wal]) await giveTo(owned, user);
    await chown(password, user.uid, user.gid);
  }
  await rename(unfinished, cluster);
  await replay(dataDir, wal, to);
  await rm(wal, { recursive: true, force: true });
}

/** The log of another folder from the backup's first segment on, where there is none of that name yet. */
async function addSegments(from: string, wal: string, first: string): Promise<void> {
  const known = new Set(await readdir(wal));
  const names = await readdir(from).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  // The first eight digits are the timeline, which grows with every restore.
  const isLater = (name: string) => SEGMENT.test(name) && name.slice(8) >= first.slice(8);
  for (const name of names)
    if (!known.has(name) && (name.endsWith('.history') || isLater(name)))
      await copyFile(path.join(from, name), path.join(wal, name));
}

/** Dealers' photos and shoppers' documents that were stored after the backup. */
async function addFiles(left: string, dataDir: string): Promise<void> {
  for (const kind of ['uploads', 'photos']) {
    const names = await readdir(path.join(left, kind), { recursive: true, withFileTypes: true }).catch(() => []);
    for (const entry of names) {
      if (!entry.isFile()) continue;
      const target = path.join(dataDir, path.relative(left, path.join(entry.parentPath, entry.name)));
      await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
      await copyFile(path.join(entry.parentPath, entry.name), target).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'EEXIST') throw error;
      });
    }
  }
}

async function giveTo(folder: string, { uid, gid }: SystemUser): Promise<void> {
  await chown(folder, uid, gid);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
    await chown(path.join(entry.parentPath, entry.name), uid, gid);
}

/** Lets PostgreSQL replay the log, and stops it when it has. */
async function replay(dataDir: string, wal: string, to: Date | null): Promise<void> {
  const { cluster, log } = clusterPaths(dataDir);
  const target =
    to === null
      ? []
      : [`recovery_target_time=${to.toISOString().replace('T', ' ').replace('Z', '+00')}`, 'recovery_target_action=promote'];
  const server = await startEmbedded(dataDir, {
    flags: [`restore_command=cp "${wal.replaceAll('%', '%%')}/%f" "%p"`, ...target],
  }).catch(async (error: unknown) => {
    throw await endedEarly(log, to, error);
  });
  try {
    while (await isReplaying(server.adminUrl)) {
      if (!hasServer(cluster))
        throw await endedEarly(log, to, new BackupFailure('PostgreSQL stopped while it replayed its log.'));
      await wait(100);
    }
  } finally {
    await server.stop();
  }
}

async function isReplaying(adminUrl: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: adminUrl, connectionTimeoutMillis: 5_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ replays: boolean }>('select pg_is_in_recovery() as replays');
    return rows[0]?.replays !== false;
  } catch {
    // It takes no connections for a moment when it has reached its target.
    return true;
  } finally {
    await client.end().catch(() => {});
  }
}

async function endedEarly(log: string, to: Date | null, error: unknown): Promise<unknown> {
  const said = await readFile(log, 'utf8').catch(() => '');
  if (to === null || !/recovery ended before configured recovery target was reached/.test(said)) return error;
  const last = /last completed transaction was at log time ([^\n]+)/.exec(said)?.[1];
  return new BackupFailure(
    `The backup and the log that follows it end before ${to.toISOString()}${last === undefined ? '' : ` (the last transaction is of ${last.trim()})`}; give an earlier time, or the folders with the rest of the log (--archive, --left).`,
    { cause: error },
  );
}
