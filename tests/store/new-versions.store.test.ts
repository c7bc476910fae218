import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bumpVersions, readNewVersions } from '#src/store/site/versions.ts';
import { aFleet, type Fleet } from '#tests/factories/a-fleet.ts';

let fleet: Fleet;
beforeAll(async () => {
  fleet = await aFleet();
});
afterAll(() => fleet.end());

const bump = (id: number) => fleet.all.transaction().execute((trx) => bumpVersions(trx, [{ kind: 'market', id }]));
const markNow = async () => (await readNewVersions(fleet.app, null)).mark;

test('J3 what was written since a mark is read, and what was written long before is not', async () => {
  await bump(901);
  const mark = await markNow();
  expect([...(await readNewVersions(fleet.app, mark)).versions.keys()]).not.toContain('market:901');
  await bump(902);
  expect([...(await readNewVersions(fleet.app, mark)).versions]).toContainEqual(['market:902', '1']);
});

test('J3 what a transaction that was under way at the mark commits later is read', async () => {
  const early = await fleet.all.startTransaction().execute();
  await sql`insert into version (kind, id) values ('market', 903)`.execute(early);
  const mark = await markNow();
  await bump(904);
  await early.commit().execute();
  expect([...(await readNewVersions(fleet.app, mark)).versions.keys()]).toEqual(
    expect.arrayContaining(['market:903', 'market:904']),
  );
});

test('J3 a mark that the database has not reached says nothing: there is none then, and everything must be compared', async () => {
  const ahead = String(Number(await markNow()) + 100_000);
  expect((await readNewVersions(fleet.app, ahead)).mark).toBeNull();
});
