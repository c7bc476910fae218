import pg from 'pg';
import { runningEmbedded } from '#src/store/embedded/running-embedded.ts';
import { serverRun } from '#tests/e2e/server-run.ts';

/** Works on the running server's database as its superuser, past everything that guards it. */
export async function inDatabase<T>(work: (db: pg.Client) => Promise<T>): Promise<T> {
  const urls = await runningEmbedded(serverRun().dataDir);
  if (urls === null) throw new Error('The tests’ server has no embedded database.');
  const address = new URL(urls.adminUrl);
  address.pathname = '/forecourt';
  const db = new pg.Client({ connectionString: address.href });
  await db.connect();
  try {
    return await work(db);
  } finally {
    await db.end();
  }
}
