import path from 'node:path';
import { readSettings } from '#src/server/settings/read-settings.ts';
import { BackupFailure } from '#src/store/backup/backup-failure.ts';
import { restoreBackup } from '#src/store/backup/restore-backup.ts';
import { takeBackup } from '#src/store/backup/take-backup.ts';
import { clusterPassword } from '#src/store/embedded/cluster.ts';
import { embeddedForCommand } from '#src/store/embedded/embedded-for-command.ts';
import { embeddedMajor } from '#src/store/embedded/embedded-programs.ts';
import { migrationNames } from '#src/store/setup/migrate.ts';
import manifest from '../../package.json' with { type: 'json' };
import { BadUse, type Options, say } from './command.ts';

const MB = 1024 * 1024;
const OUTSIDE =
  'DATABASE_URL is set: this command is for the embedded database. docs/operations.md says how to back up one of your own.';

/** `forecourt backup FOLDER`: the embedded database and the files of DATA_DIR, while Forecourt runs or not. */
export async function backup([folder]: readonly string[]): Promise<number> {
  if (folder === undefined) throw new BadUse('Name a new folder for the backup.');
  const settings = readSettings(process.env);
  if (settings.DATABASE_URL !== undefined) throw new BackupFailure(OUTSIDE);
  const dataDir = path.resolve(settings.DATA_DIR);
  if (clusterPassword(dataDir) === null) throw new BackupFailure(`There is no database in DATA_DIR ${dataDir} yet.`);
  process.umask(0o077);
  const embedded = await embeddedForCommand(dataDir, { walArchive: settings.WAL_ARCHIVE_DIR });
  try {
    const { files, bytes, consistentAt } = await takeBackup({
      dataDir,
      folder: path.resolve(folder),
      adminUrl: embedded.adminUrl,
      version: manifest.version,
      archive: settings.WAL_ARCHIVE_DIR ?? null,
    });
    say(`Backed up ${files} files, ${Math.ceil(bytes / MB)} MB, to ${path.resolve(folder)}.`);
    say(
      `It can be restored to ${consistentAt}${settings.WAL_ARCHIVE_DIR === undefined ? '; set WAL_ARCHIVE_DIR to restore to later times too' : ' and later'}.`,
    );
    return 0;
  } finally {
    await embedded.stop();
  }
}

/** `forecourt restore FOLDER`: into a DATA_DIR that is new or empty. */
export async function restore([folder]: readonly string[], options: Options): Promise<number> {
  if (folder === undefined) throw new BadUse('Name the folder of the backup.');
  const settings = readSettings(process.env);
  if (settings.DATABASE_URL !== undefined) throw new BackupFailure(OUTSIDE);
  const to = typeof options.to === 'string' ? instant(options.to) : null;
  process.umask(0o077);
  const dataDir = path.resolve(settings.DATA_DIR);
  await restoreBackup({
    folder: path.resolve(folder),
    dataDir,
    to,
    archive: folderOf(options.archive),
    left: folderOf(options.left),
    knownMigrations: await migrationNames(),
    postgres: await embeddedMajor(),
  });
  say(`Restored to ${dataDir}${to === null ? '' : ` as of ${to.toISOString()}`}. Start Forecourt with this DATA_DIR.`);
  return 0;
}

const folderOf = (option: Options[string]): string | null => (typeof option === 'string' ? path.resolve(option) : null);

function instant(text: string): Date {
  // Without a zone an instant would depend on where the command runs.
  const at = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,6})?)?(Z|[+-]\d\d:\d\d)$/.test(text) ? new Date(text) : null;
  if (at === null || Number.isNaN(at.getTime()))
    throw new BadUse(`--to must be a time such as 2026-11-30T14:05:00Z, but it is "${text}".`);
  return at;
}
