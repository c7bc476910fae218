import pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { DatabaseUnfit } from '#src/store/setup/database-unfit.ts';
import { assertServerVersion, prepareDatabase } from '#src/store/setup/prepare-database.ts';
import { aDatabase, type TestDatabase } from '#tests/store/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await aDatabase();
});
afterAll(() => database.drop());

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
