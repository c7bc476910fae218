import { CamelCasePlugin, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect, type Database } from '#src/store/connect.ts';
import { columnName } from '#src/store/tables/column-name.ts';
import { TABLES } from '#src/store/tables/tables.ts';
import { aDatabase, type TestDatabase } from '#tests/store/database.ts';

/** Kysely's migrator makes these for itself. */
const OF_THE_MIGRATOR = ['kysely_migration', 'kysely_migration_lock'];

let database: TestDatabase;
let db: Database;
beforeAll(async () => {
  database = await aDatabase();
  db = connect(database.owner);
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

class Names extends CamelCasePlugin {
  columnOf = (name: string): string => this.snakeCase(name);
}
const names = new Names();

const declared = () =>
  Object.entries(TABLES)
    .flatMap(([table, columns]) =>
      Object.entries(columns).map(([name, { type, isNullable, filledBy }]) =>
        line({ table: names.columnOf(table), name: names.columnOf(name), type, isNullable, filledBy }),
      ),
    )
    .toSorted();

interface Found {
  readonly table: string;
  readonly name: string;
  readonly type: string;
  readonly isNullable: boolean;
  readonly filledBy: string;
}
const line = ({ table, name, type, isNullable, filledBy }: Found) =>
  `${table}.${name} ${type}${isNullable ? '' : ' not null'}, filled by ${filledBy}`;

async function found(): Promise<string[]> {
  const { rows } = await sql<Found>`
    select table_name as "table", column_name as name, udt_name as type, is_nullable = 'YES' as is_nullable,
      case when identity_generation = 'ALWAYS' or is_generated = 'ALWAYS' then 'database'
        when identity_generation is not null or column_default is not null then 'default' else 'insert' end as filled_by
    from information_schema.columns where table_schema = 'public' and table_name <> all(${OF_THE_MIGRATOR})`.execute(db);
  return rows.map(line).toSorted();
}

test('every table and column is declared as the database has it: name, type, nullability and default', async () => {
  expect(declared()).toEqual(await found());
});

test('a column that the declarations do not know, or know otherwise, is found', async () => {
  await sql`alter table offer add column unheard_of text`.execute(db);
  await sql`alter table offer alter column category set not null`.execute(db);
  const difference = (await found()).filter((one) => !declared().includes(one));
  expect(difference).toEqual(['offer.category text not null, filled by insert', 'offer.unheard_of text, filled by insert']);
});

test('a text that a check limits to a list is declared with that list', async () => {
  const { rows } = await sql<{ name: string; texts: string[] }>`
    select c.conrelid::regclass || '.' || a.attname as name,
      array(select m[1] from regexp_matches(pg_get_constraintdef(c.oid), '''([^'']*)''::text', 'g') as m order by 1) as texts
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'c' and c.connamespace = 'public'::regnamespace and cardinality(c.conkey) = 1
      and pg_get_constraintdef(c.oid) like '%= ANY (ARRAY[%'`.execute(db);
  const limited = Object.entries(TABLES).flatMap(([table, columns]) =>
    Object.entries(columns).flatMap(([name, { allowed }]) =>
      allowed === null ? [] : [{ name: `${names.columnOf(table)}.${names.columnOf(name)}`, texts: allowed.toSorted() }],
    ),
  );
  const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name, 'en');
  expect(limited.toSorted(byName)).toEqual(rows.map(({ name, texts }) => ({ name, texts: texts.toSorted() })).toSorted(byName));
});

test('what names columns without the plugin names them as the plugin does', () => {
  const all = Object.entries(TABLES).flatMap(([table, columns]) => [table, ...Object.keys(columns)]);
  expect(all.map(columnName)).toEqual(all.map(names.columnOf));
});

test('a query’s columns come back in camel case, and what is inside a JSON value as it was written', async () => {
  const { rows } = await sql`select 1 as site_id, '{"car_id": 2, "inner": [{"dealership_id": 3}]}'::jsonb as some_facts`.execute(
    db,
  );
  expect(rows).toEqual([{ siteId: 1, someFacts: { car_id: 2, inner: [{ dealership_id: 3 }] } }]);
});
