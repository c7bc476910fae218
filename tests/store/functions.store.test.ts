import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect, type Database } from '#src/store/connect.ts';
import { applyFunctions } from '#src/store/setup/apply-functions.ts';
import { functionFile, readFunctionFiles } from '#src/store/setup/function-files.ts';
import { isPrepared } from '#src/store/setup/is-prepared.ts';
import { migrate } from '#src/store/setup/migrate.ts';
import { aDatabase, type TestDatabase } from '#tests/store/database.ts';

let database: TestDatabase;
let db: Database;
beforeAll(async () => {
  database = await aDatabase();
  db = connect(database.owner, { max: 6 });
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

interface Found {
  readonly name: string;
  readonly definition: string;
  readonly granted: string;
}

/** Every function of ours with its attributes and grants. */
async function found(): Promise<Found[]> {
  const { rows } = await sql<Found>`
    select p.proname::text as name, pg_get_functiondef(p.oid) as definition,
      array(select coalesce(nullif(a.grantee, 0)::regrole::text, 'public') from aclexplode(p.proacl) a order by 1)::text as granted
    from pg_proc p where p.pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')
    order by p.proname`.execute(db);
  return rows;
}

const files = readFunctionFiles();

test('every function of the database has its file, and every file its function, once', async () => {
  expect((await found()).map(({ name }) => name)).toEqual(files.map(({ name }) => name).toSorted());
});

test('a file makes its own function and no other, and says its attributes and grants: applied again it changes nothing', async () => {
  const before = await found();
  for (const { name, statements } of files) {
    const isOpenToWeb = before.find((one) => one.name === name)?.granted.includes('forecourt_app') === true;
    const toWeb = isOpenToWeb
      ? 'revoke execute on function NAME from forecourt_app'
      : 'grant execute on function NAME to forecourt_app';
    await db.transaction().execute(async (trx) => {
      for (const statement of [
        'alter function NAME cost 7 security invoker reset all',
        'grant execute on function NAME to public',
        'revoke execute on function NAME from forecourt_platform',
        toWeb,
      ])
        await sql.raw(statement.replace('NAME', name)).execute(trx);
      await sql.raw(statements).execute(trx);
    });
  }
  expect(await found()).toEqual(before);
});

test('a changed file is applied once, is recorded, and until then the database does not count as prepared', async () => {
  const name = 'app_site_id';
  const { statements = '' } = files.find((file) => file.name === name) ?? {};
  const changed = functionFile(name, statements.replace('language sql stable', 'language sql immutable'));
  const others = files.filter((file) => file.name !== name);
  const definition = async () => (await found()).find((one) => one.definition.includes(name))?.definition;
  expect(await isPrepared(database)).toBe(true);
  expect(await applyFunctions(db, files)).toEqual([]);
  expect(await applyFunctions(db, [changed, ...others])).toEqual([name]);
  expect(await applyFunctions(db, [changed, ...others])).toEqual([]);
  expect(await definition()).toContain('IMMUTABLE');
  expect(await isPrepared(database)).toBe(false);
  await migrate(db);
  expect(await definition()).toContain('STABLE');
  expect(await isPrepared(database)).toBe(true);
});

test('of several processes that start at once one applies a changed file, and none fails', async () => {
  const changed = files.map(({ name, statements }) => functionFile(name, `${statements}-- Changed.\n`));
  const applied = await Promise.all(Array.from({ length: 5 }, () => applyFunctions(db, changed)));
  expect(applied.flat().toSorted()).toEqual(files.map(({ name }) => name).toSorted());
});

test('a file with a mistake in it leaves every function, and the record, as they were', async () => {
  const before = await found();
  const wrong = [
    functionFile('app_site_id', 'drop function cancel_booking(integer, uuid);'),
    functionFile('take_lead', 'no sql'),
  ];
  await expect(applyFunctions(db, wrong)).rejects.toThrow(/syntax error/);
  expect(await found()).toEqual(before);
});

test('no migration after the files came defines a function', () => {
  const folder = path.resolve(import.meta.dirname, '../../src/store/migrations');
  const defining = readdirSync(folder).filter((file) =>
    /create\s+(?:or\s+replace\s+)?function/i.test(readFileSync(path.join(folder, file), 'utf8')),
  );
  expect(defining.filter((file) => file > '0022')).toEqual([]);
});
