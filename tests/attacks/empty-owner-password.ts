import { createHmac } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { startEmbedded } from '#src/store/embedded/start-embedded.ts';
import { freePort, startForecourt } from '#tests/faults/running-forecourt.ts';
import { type Attack, counted } from './campaign/attack.ts';
import { anOpenFolder, removeFolder } from './campaign/servers.ts';

/** A database whose owner needs no password: the other roles' passwords must not follow from that empty one. */
export const attack: Attack = {
  fact: 'H10',
  rule: 'where the owner of the database needs no password, no role’s password can be computed',
  server: 'strict',
  isShort: false,
  async run(target) {
    const folder = anOpenFolder();
    const database = await startEmbedded(path.join(folder, 'database'), { flags: ['fsync=off'] });
    const rules = path.join(folder, 'database', 'postgres', 'pg_hba.conf');
    const strict = readFileSync(rules, 'utf8');
    const reload = async (text: string) => {
      writeFileSync(rules, text);
      await query(database.adminUrl, 'select pg_reload_conf()');
      await query(database.adminUrl, 'select pg_sleep(0.5)');
    };
    try {
      await reload(`host all forecourt_owner 127.0.0.1/32 trust\nhost all all 127.0.0.1/32 scram-sha-256\n`);
      const owner = new URL(database.url);
      owner.password = '';
      const forecourt = startForecourt({
        PORT: await freePort(),
        DATA_DIR: path.join(folder, 'data'),
        DATABASE_URL: owner.href,
        SITES_DIR: target.sitesDir,
        LOG_LEVEL: 'silent',
      });
      const isStarted = await forecourt.ready().then(
        () => true,
        () => false,
      );
      const outcomes = await Promise.all(
        ['forecourt_app', 'forecourt_platform'].map(async (role) => {
          const guess = new URL(database.url);
          guess.username = role;
          guess.password = createHmac('sha256', '').update(role).digest('base64url');
          return {
            isThrough: await query(guess.href, 'select 1')
              .then(() => true)
              .catch(() => false),
          };
        }),
      );
      forecourt.process.kill('SIGTERM');
      await forecourt.ended();
      return counted(outcomes, isStarted ? 'Forecourt started' : 'Forecourt refused to start');
    } finally {
      await reload(strict);
      await database.stop();
      removeFolder(folder);
    }
  },
};

async function query(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}
