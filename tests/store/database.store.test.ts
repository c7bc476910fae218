import pg from 'pg';
import { expect, test } from 'vitest';
import { aDatabase } from '#tests/store/database.ts';

async function asks(url: string, question: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<{ answer: unknown }>(question)).rows[0]?.answer;
  } finally {
    await client.end();
  }
}

test("a test file's database has the tables, opens to every role, and is no other file's", async () => {
  const [mine, other] = await Promise.all([aDatabase(), aDatabase()]);
  expect(await asks(mine.owner, "select to_regclass('site') is not null as answer")).toBe(true);
  expect(await asks(mine.app, 'select current_user as answer')).toBe('forecourt_app');
  expect(await asks(mine.platform, 'select current_user as answer')).toBe('forecourt_platform');
  await asks(mine.owner, 'create table only_mine (id int)');
  expect(await asks(other.owner, "select to_regclass('only_mine') is null as answer")).toBe(true);
  await mine.drop();
  await other.drop();
  await expect(asks(mine.owner, 'select 1 as answer')).rejects.toThrow(/does not exist/);
});
