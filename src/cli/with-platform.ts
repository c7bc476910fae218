import path from 'node:path';
import { readSettings, type Settings } from '#src/server/settings.ts';
import { connect, type Database } from '#src/store/connect.ts';
import { runningEmbedded } from '#src/store/embedded/running-embedded.ts';
import { startEmbedded } from '#src/store/embedded/start-embedded.ts';
import { PlatformStore } from '#src/store/platform-store.ts';
import { prepareDatabase } from '#src/store/prepare-database.ts';

/** What a command works on. */
export interface Platform {
  readonly store: PlatformStore;
  readonly db: Database;
  readonly settings: Settings;
  readonly sitesDir: string;
}

/** Gives a command the platform's database: the outside one, the embedded one of a running Forecourt, or one started for this moment. */
export async function withPlatform<T>(work: (platform: Platform) => Promise<T>): Promise<T> {
  const settings = readSettings(process.env);
  const running = settings.DATABASE_URL === undefined ? await runningEmbedded(settings.DATA_DIR) : null;
  const own = settings.DATABASE_URL === undefined && running === null ? await startEmbedded(settings.DATA_DIR) : null;
  try {
    const urls = await prepareDatabase(settings.DATABASE_URL ?? running?.url ?? own?.url ?? '', settings.SECRET_KEY);
    const db = connect(urls.platform, { max: 3 });
    try {
      return await work({ store: new PlatformStore(db), db, settings, sitesDir: path.resolve(settings.SITES_DIR) });
    } finally {
      await db.destroy();
    }
  } finally {
    await own?.stop();
  }
}
