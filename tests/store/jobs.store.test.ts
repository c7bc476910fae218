import pg from 'pg';
import { PgBoss } from 'pg-boss';
import pino from 'pino';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { Job } from '#src/jobs/job.ts';
import { runJobs } from '#src/jobs/run-jobs.ts';
import { tidyImports } from '#src/jobs/tidy-tables.ts';
import { connect } from '#src/store/connect.ts';
import { JOB_SCHEMA } from '#src/store/setup/job-queue.ts';
import { createJobSchema } from '#src/store/setup/job-schema.ts';
import { aDatabase, type TestDatabase } from '#tests/store/database.ts';

const log = pino({ level: 'silent' });
let database: TestDatabase;
beforeAll(async () => {
  database = await aDatabase();
});
afterAll(() => database.drop());

async function connected(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

const aJob = (name: string, run: Job['run']): Job => ({ name, schedule: { cron: '0 0 1 1 *', tz: 'UTC' }, run });

test('a job added in a transaction runs once that is committed, and never when it is rolled back', async () => {
  const ran = Promise.withResolvers<void>();
  let times = 0;
  const stop = await runJobs(
    database.platform,
    [
      aJob('probe', async () => {
        times += 1;
        ran.resolve();
      }),
    ],
    log,
  );
  const boss = new PgBoss({
    connectionString: database.platform,
    schema: JOB_SCHEMA,
    migrate: false,
    supervise: false,
    schedule: false,
  });
  await boss.start();
  const writer = await connected(database.platform);
  const db = { executeSql: (text: string, values?: unknown[]) => writer.query(text, values) };
  for (const end of ['rollback', 'commit']) {
    await writer.query('begin');
    await boss.send('probe', {}, { db });
    await writer.query(end);
  }
  await boss.stop();
  await ran.promise;
  await stop();
  const platform = await connected(database.platform);
  expect((await platform.query(`select from ${JOB_SCHEMA}.job where name = 'probe'`)).rowCount).toBe(1);
  expect(times).toBe(1);
});

test('installing the job queue again changes nothing', async () => {
  const owner = await connected(database.owner);
  const schemaVersion = async () => (await owner.query<{ version: number }>(`select version from ${JOB_SCHEMA}.version`)).rows;
  const before = await schemaVersion();
  await createJobSchema(database.owner);
  expect(await schemaVersion()).toEqual(before);
});

test('a job that is no longer in the list is no longer scheduled', async () => {
  const owner = await connected(database.owner);
  const scheduled = async () => (await owner.query<{ name: string }>(`select name from ${JOB_SCHEMA}.schedule`)).rows;
  for (const name of ['old', 'new']) {
    const stop = await runJobs(database.platform, [aJob(name, async () => {})], log);
    await stop();
  }
  expect(await scheduled()).toEqual([{ name: 'new' }]);
});

test('import reports are kept for ninety days', async () => {
  const platform = await connected(database.platform);
  await platform.query(`insert into dealership (slug, name) values ('harbour-motors', 'Harbour Motors')`);
  await platform.query(`
    insert into import_run (dealership_id, source, started_at, added, changed, unchanged, set_aside)
    select id, source, now() - age, 0, 0, 0, '[]' from dealership,
      (values ('gone', interval '91 days'), ('kept', interval '89 days')) as run (source, age)
  `);
  const db = connect(database.platform, { max: 1 });
  await tidyImports.run({ db, log });
  await db.destroy();
  expect((await platform.query<{ source: string }>('select source from import_run')).rows).toEqual([{ source: 'kept' }]);
});
