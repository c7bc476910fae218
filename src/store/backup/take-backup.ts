import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { clusterPaths } from '#src/store/embedded/cluster.ts';
import { BackupFailure, backupFailure } from './backup-failure.ts';
import { writeManifest } from './backup-manifest.ts';
import { type CopiedFile, copyFile } from './copy-file.ts';
import { type CopiedTree, copyTree } from './copy-tree.ts';

export interface BackupOrder {
  readonly dataDir: string;
  /** Where the backup goes: a folder that is new or empty. */
  readonly folder: string;
  /** The superuser's address of the running embedded database. */
  readonly adminUrl: string;
  readonly version: string;
  readonly archive: string | null;
}

export interface BackupTaken {
  readonly files: number;
  readonly bytes: number;
  readonly consistentAt: string;
}

/** What PostgreSQL makes anew by itself, and what only the running server uses (PostgreSQL's manual, 25.3.4). */
const NOT_COPIED =
  /^(?:postmaster\.(?:pid|opts)$|backup_label|pg_(?:wal|replslot|dynshmem|notify|serial|snapshots|stat_tmp|subtrans)\/.)|\.signal$|(?:^|\/)(?:pgsql_tmp|pg_internal\.init)/;
/** In DATA_DIR: the database is copied by itself, finished pictures are made again, and a log or lock means nothing elsewhere. */
const NOT_KEPT = /^(postgres(\.unfinished|\.log(\.1)?)?|forecourt\.lock.*|images|restore-wal)(\/|$)/;
const SEGMENT = /^[0-9A-F]{24}$/;

/** Takes a backup of the embedded database while it is written to, and then of the files that its rows name. */
export async function takeBackup(order: BackupOrder): Promise<BackupTaken> {
  const { folder, dataDir } = order;
  await prepareFolder(folder, dataDir);
  try {
    return await taken(order);
  } catch (error) {
    for (const name of await readdir(folder).catch(() => [])) await rm(path.join(folder, name), { recursive: true, force: true });
    throw backupFailure(folder, error);
  }
}

async function prepareFolder(folder: string, dataDir: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    if ((await readdir(folder)).length > 0) throw new BackupFailure(`${folder} is not empty; name a new folder for the backup.`);
    const within = path.relative(await realpath(dataDir), await realpath(folder));
    if (!within.startsWith('..') && !path.isAbsolute(within))
      throw new BackupFailure(`${folder} is inside DATA_DIR; a backup belongs on another disk.`);
  } catch (error) {
    throw backupFailure(folder, error);
  }
}

async function taken({ dataDir, folder, adminUrl, version, archive }: BackupOrder): Promise<BackupTaken> {
  const client = new pg.Client({ connectionString: adminUrl });
  client.on('error', () => {});
  await client.connect();
  try {
    const { cluster } = clusterPaths(dataDir);
    // The log that is written from here on stays until this connection ends.
    await client.query(`select pg_create_physical_replication_slot('forecourt_backup_' || pg_backend_pid(), true, true)`);
    const { rows: begun } = await client.query<{ segment: string }>(
      `select pg_walfile_name(pg_backup_start('forecourt', true)) as segment`,
    );
    const copied = await copyTree(cluster, folder, 'postgres', (relative) => NOT_COPIED.test(relative));
    const { rows: ended } = await client.query<{ segment: string; label: string; map: string; at: string }>(
      `select pg_walfile_name(lsn) as segment, labelfile as label, spcmapfile as map,
        to_char(clock_timestamp() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at from pg_backup_stop(false)`,
    );
    const [start, end] = [begun[0], ended[0]];
    if (start === undefined || end === undefined)
      throw new BackupFailure('The database did not say where its backup begins and ends.');
    if (end.map.trim() !== '')
      throw new BackupFailure('The database has tablespaces of its own, which this command does not back up.');
    const segments = await copySegments(path.join(cluster, 'pg_wal'), folder, start.segment, end.segment);
    await writeFile(path.join(folder, 'postgres', 'backup_label'), end.label, { mode: 0o600, flush: true });
    const label = await copyOf(folder, path.join('postgres', 'backup_label'));
    // After the database: a file is stored before the row that names it.
    const kept = await copyTree(dataDir, folder, 'data', (relative) => NOT_KEPT.test(relative));
    const files = [...copied.files, label, ...segments.files, ...kept.files];
    const folders = [...copied.folders, ...segments.folders, ...kept.folders];
    const about = await client.query<{ major: number }>(`select current_setting('server_version_num')::int / 10000 as major`);
    await writeManifest(folder, {
      forecourt: version,
      postgres: about.rows[0]?.major ?? 0,
      migrations: await appliedMigrations(adminUrl),
      consistentAt: end.at,
      firstSegment: start.segment,
      archive,
      folders,
      files,
    });
    return { files: files.length, bytes: files.reduce((sum, { bytes }) => sum + bytes, 0), consistentAt: end.at };
  } finally {
    await client.end().catch(() => {});
  }
}

/** The log between the backup's begin and end, without which its files do not fit together; with the histories of earlier restores. */
async function copySegments(wal: string, folder: string, first: string, last: string): Promise<CopiedTree> {
  await mkdir(path.join(folder, 'wal'), { mode: 0o700 });
  const names = (await readdir(wal)).filter(
    (name) => name.endsWith('.history') || (SEGMENT.test(name) && name >= first && name <= last),
  );
  if (!names.includes(first) || !names.includes(last))
    throw new BackupFailure('The database’s log was removed during the backup; try again.');
  const files: CopiedFile[] = [];
  for (const name of names) {
    const copied = await copyFile(path.join(wal, name), path.join(folder, 'wal', name));
    if (copied !== null) files.push({ path: path.join('wal', name), ...copied });
  }
  return { folders: ['wal'], files };
}

async function copyOf(folder: string, relative: string): Promise<CopiedFile> {
  const content = await readFile(path.join(folder, relative));
  return { path: relative, bytes: content.length, sha256: createHash('sha256').update(content).digest('hex') };
}

async function appliedMigrations(adminUrl: string): Promise<string[]> {
  const url = new URL(adminUrl);
  url.pathname = '/forecourt';
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>('select name from kysely_migration order by name');
    return rows.map(({ name }) => name);
  } finally {
    await client.end();
  }
}
