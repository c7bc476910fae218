import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { DatabaseUnfit } from '#src/store/setup/database-unfit.ts';
import { migrationNames } from '#src/store/setup/migrate.ts';
import { assertServerVersion, prepareDatabase } from '#src/store/setup/prepare-database.ts';
import { aDatabase, type TestDatabase } from '#tests/store/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await aDatabase();
});
afterAll(() => database.drop());

/** Longer than it takes to prepare one on a busy machine. */
const PREPARING_MS = 120_000;

const changed = (change: (url: URL) => void) => {
  const url = new URL(database.owner);
  change(url);
  return url.href;
};

test('a server older than PostgreSQL 15 is refused with a sentence, and 15 is not', () => {
  const refusal = () => assertServerVersion(140_011, 'db.example:5432/forecourt');
  expect(refusal).toThrow(DatabaseUnfit);
  expect(refusal).toThrow('The database at db.example:5432/forecourt is PostgreSQL 14; Forecourt needs 15 or later.');
  expect(() => assertServerVersion(150_000, '')).not.toThrow();
});

test.each<[string, (url: URL) => void, RegExp]>([
  [
    'no server',
    (url) => {
      url.port = '1';
    },
    /cannot be reached: .*ECONNREFUSED.*Check DATABASE_URL\.$/,
  ],
  [
    'no such database',
    (url) => {
      url.pathname = '/nowhere';
    },
    /nowhere cannot be reached: .*does not exist\. Check DATABASE_URL\.$/,
  ],
  [
    'a wrong password',
    (url) => {
      url.password = 'wrong-secret';
    },
    /cannot be reached: .*password.*Check DATABASE_URL\.$/,
  ],
])('an address with %s is refused with a sentence that gives no password away', async (_what, change, sentence) => {
  const url = changed(change);
  const refusal = prepareDatabase(url);
  await expect(refusal).rejects.toBeInstanceOf(DatabaseUnfit);
  await expect(refusal).rejects.toThrow(sentence);
  await expect(refusal).rejects.not.toThrow(new RegExp(new URL(url).password));
});

test('preparing a database again, by several machines at once, changes nothing and gives all of them the same addresses', async () => {
  const client = new pg.Client({ connectionString: database.owner });
  await client.connect();
  onTestFinished(() => client.end());
  const state = async () => (await client.query(`select name, timestamp from kysely_migration order by name`)).rows;
  const before = await state();
  expect(before.length).toBeGreaterThan(0);
  const { owner, app, platform } = database;
  for (let round = 0; round < 3; round += 1) {
    const prepared = await Promise.all(Array.from({ length: 5 }, () => prepareDatabase(owner)));
    expect(prepared).toEqual(Array.from({ length: 5 }, () => ({ owner, app, platform })));
  }
  expect(await state()).toEqual(before);
});

test(
  'J11 many machines that start at once on an empty database all succeed, and each migration runs once',
  async () => {
    const empty = await anEmptyDatabase();
    const prepared = await Promise.all(Array.from({ length: 6 }, () => prepareDatabase(empty.url)));
    expect(new Set(prepared.map(({ app }) => app)).size).toBe(1);
    const names = await empty.query<{ name: string }>('select name from kysely_migration order by timestamp, name');
    expect(names.map(({ name }) => name)).toEqual(await migrationNames());
  },
  PREPARING_MS,
);

test(
  'J11 a database that a newer release has brought up to date is used as it is, its functions too',
  async () => {
    const newer = await anEmptyDatabase();
    await prepareDatabase(newer.url);
    await newer.query(`insert into kysely_migration (name, timestamp) values ('9999-later', '2099-01-01')`);
    await newer.query(`update sql_function set hash = 'of a newer release' where name = 'take_lead'`);
    const before = await newer.query('select * from kysely_migration, sql_function order by 1, 3');
    await prepareDatabase(newer.url);
    expect(await newer.query('select * from kysely_migration, sql_function order by 1, 3')).toEqual(before);
  },
  PREPARING_MS,
);

test(
  'J11 a database that lacks one of our migrations and has another’s is refused with a sentence',
  async () => {
    const strange = await anEmptyDatabase();
    await prepareDatabase(strange.url);
    await strange.query(`update kysely_migration set name = '9999-elsewhere' where name = '0047-feed-lease-holders'`);
    await expect(prepareDatabase(strange.url)).rejects.toThrow(/could not be brought up to date: .*9999-elsewhere/);
  },
  PREPARING_MS,
);

/** A database without a table, owned as the others are. */
async function anEmptyDatabase() {
  const name = `empty_${randomUUID().replaceAll('-', '')}`;
  const admin = new pg.Client({ connectionString: inject('adminUrl') });
  await admin.connect();
  await admin.query(`create database ${name} owner ${new URL(database.owner).username}`);
  const url = changed((one) => {
    one.pathname = `/${name}`;
  });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  onTestFinished(async () => {
    await client.end();
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  });
  return { url, query: async <T extends pg.QueryResultRow>(text: string) => (await client.query<T>(text)).rows };
}
