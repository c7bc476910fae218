import path from 'node:path';
import { readSettings } from '#src/server/settings/read-settings.ts';
import type { Settings } from '#src/server/settings/settings.ts';
import { type ConnectOptions, connect, type Database } from '#src/store/connect.ts';
import { PlatformStore } from '#src/store/platform-store.ts';
import { isPrepared } from '#src/store/setup/is-prepared.ts';
import { roleUrls } from '#src/store/setup/role-urls.ts';

export interface Platform {
  readonly store: PlatformStore;
  readonly db: Database;
  readonly settings: Settings;
  readonly sitesDir: string;
}

/** Gives a command the platform's database: the external one, the embedded one of a running Forecourt, or one started for this command. */
export async function withPlatform<T>(
  work: (platform: Platform) => Promise<T>,
  options: Pick<ConnectOptions, 'isBackground'> = {},
): Promise<T> {
  const settings = readSettings(process.env);
  const embedded = settings.DATABASE_URL === undefined ? await embeddedOf(settings) : null;
  try {
    const url = await platformUrl(settings.DATABASE_URL ?? embedded?.url ?? '', settings.SECRET_KEY);
    const db = connect(url, { max: 3, ...options });
    try {
      return await work({ store: new PlatformStore(db), db, settings, sitesDir: path.resolve(settings.SITES_DIR) });
    } finally {
      await db.destroy();
    }
  } finally {
    await embedded?.stop();
  }
}

/** Everything that is written must be archived, by whichever process. */
async function embeddedOf({ DATA_DIR, WAL_ARCHIVE_DIR }: Settings) {
  const { embeddedForCommand } = await import('#src/store/embedded/embedded-for-command.ts');
  return embeddedForCommand(DATA_DIR, { walArchive: WAL_ARCHIVE_DIR });
}

/** The URL for the platform's role. A database that this version has already prepared is used as it is, which takes a tenth of the time. */
async function platformUrl(ownerUrl: string, secretKey: string | undefined): Promise<string> {
  const { urls } = roleUrls(ownerUrl, secretKey);
  if (await isPrepared(urls)) return urls.platform;
  const { prepareDatabase } = await import('#src/store/setup/prepare-database.ts');
  return (await prepareDatabase(ownerUrl, secretKey)).platform;
}
