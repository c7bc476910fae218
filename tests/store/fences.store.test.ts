import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from '#src/store/connect.ts';
import { fenced } from '#src/store/fence.ts';
import { aFleet, type Fleet } from '#tests/factories/a-fleet.ts';
import { EVERY_FIELD } from '#tests/factories/every-field.ts';
import { fillContent } from '#tests/factories/fill-content.ts';

let fleet: Fleet;
let web: pg.Client;
let tenants: string[];

/** Every table that holds a tenant's rows, found in the catalogue and not in a list that someone would have to keep. */
const TENANT_TABLES = `
  select distinct format('%I.%I', n.nspname, c.relname) as name
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  left join pg_attribute a on a.attrelid = c.oid and not a.attisdropped and a.attname in ('site_id', 'dealership_id')
  where c.relkind in ('r', 'p') and n.nspname not in ('pg_catalog', 'information_schema')
    and (a.attname is not null or (n.nspname = 'public' and c.relname in ('dealership', 'layer', 'offer')))
  order by 1`;

beforeAll(async () => {
  fleet = await aFleet();
  for (const dealership of ['harbour-motors', 'coastline-mg', 'summit-toyota']) {
    const row = { ...EVERY_FIELD, location: null };
    await fleet.stock(dealership, [row]);
    await fleet.stock(dealership, [{ ...row, price: 50_000 }]);
  }
  for (const site of ['harbour', 'coastline', 'summit']) await fillContent(fleet, site);
  web = new pg.Client({ connectionString: fleet.database.app });
  await web.connect();
  tenants = (await web.query<{ name: string }>(TENANT_TABLES)).rows.map(({ name }) => name);
});
afterAll(async () => {
  await web.end();
  await fleet.end();
});

const ask = async <T>(question: string, values: unknown[] = []) =>
  (await web.query<{ answer: T }>(question, values)).rows.map(({ answer }) => answer);
const count = async (table: string) => Number((await ask<string>(`select count(*) as answer from ${table}`))[0]);
const mayRead = async (table: string) => (await ask<boolean>(`select has_table_privilege($1, 'select') as answer`, [table]))[0];

test('P6a every table with a site or a dealership in it has row-level security, forced on its owner too', async () => {
  expect(tenants).toEqual(
    expect.arrayContaining(['public.lead', 'public.vehicle', 'public.dealership', 'public.layer', 'public.offer']),
  );
  expect(
    await ask(
      `select relname as answer from pg_class where oid = any ($1::regclass[]) and not (relrowsecurity and relforcerowsecurity)`,
      [tenants],
    ),
  ).toEqual([]);
});

test('P6b while no site is set, the web’s role is given no row of any of them, full as they are', async () => {
  for (const table of tenants) {
    const { rows } = await sql<{ count: string }>`select count(*) from ${sql.raw(table)}`.execute(fleet.all);
    expect(Number(rows[0]?.count), `${table} is filled`).toBeGreaterThan(0);
    if (await mayRead(table)) expect(await count(table), table).toBe(0);
    else await expect(count(table)).rejects.toThrow(/permission denied/);
  }
});

test('P6c with a site set, the web’s role is given that site’s rows, and fewer than there are', async () => {
  for (const table of tenants) {
    if (!(await mayRead(table))) continue;
    await web.query('begin');
    await web.query(`select set_config('app.site_id', $1, true)`, [String(await fleet.siteId('harbour'))]);
    const ours = await count(table);
    await web.query('rollback');
    const { rows } = await sql<{ count: string }>`select count(*) from ${sql.raw(table)}`.execute(fleet.all);
    expect(ours, table).toBeGreaterThan(0);
    // The three sites stand on one template: its layer is theirs together.
    if (table !== 'public.layer') expect(ours, table).toBeLessThan(Number(rows[0]?.count));
  }
});

test('P6d the web’s role is no superuser, bypasses nothing, belongs to no other role and owns nothing', async () => {
  expect(
    await ask(
      `select rolname as answer from pg_roles where rolname = current_user and (rolsuper or rolbypassrls or rolcreaterole or rolcreatedb)`,
    ),
  ).toEqual([]);
  expect(await ask(`select roleid::regrole::text as answer from pg_auth_members where member = current_user::regrole`)).toEqual(
    [],
  );
  expect(
    await ask(`select relname as answer from pg_class where relowner = current_user::regrole and relpersistence <> 't'`),
  ).toEqual([]);
  expect(await ask(`select proname as answer from pg_proc where proowner = current_user::regrole`)).toEqual([]);
});

test('P6e the web’s role writes leads, deliveries and appointments, and nothing else', async () => {
  const writable =
    await ask<string>(`select relname as answer from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
    and has_table_privilege(oid, 'insert, update, delete, truncate') order by relname`);
  expect(writable).toEqual(['appointment', 'delivery', 'lead']);
  await expect(web.query(`update vehicle set price_cents = 1`)).rejects.toThrow(/permission denied/);
  await expect(web.query(`insert into site (slug, name) values ('mine', 'Mine')`)).rejects.toThrow(/permission denied/);
  await expect(web.query(`update dealership set name = 'Mine'`)).rejects.toThrow(/permission denied/);
  await expect(web.query(`truncate lead`)).rejects.toThrow(/permission denied/);
  await expect(web.query(`create table mine (id int)`)).rejects.toThrow(/permission denied/);
});

test('P6f a lead cannot be written for another site, nor moved to one', async () => {
  const [harbour, summit] = [await fleet.siteId('harbour'), await fleet.siteId('summit')];
  const lead = (key: string, site: number) => sql`insert into lead (site_id, idempotency_key, fields_digest, category, fields)
    values (${site}, ${key}, 'd', 'enquiry', '{}')`;
  await fenced(fleet.app, harbour, (trx) => lead('our own key', harbour).execute(trx));
  await expect(fenced(fleet.app, harbour, (trx) => lead('their key', summit).execute(trx))).rejects.toThrow(/row-level security/);
  await expect(fenced(fleet.app, harbour, (trx) => sql`update lead set site_id = ${summit}`.execute(trx))).rejects.toThrow(
    /row-level security/,
  );
  const gone = await fenced(fleet.app, harbour, (trx) => sql`delete from lead where site_id = ${summit}`.execute(trx));
  expect(gone.numAffectedRows).toBe(0n);
});

test('P6g the site is forgotten when its transaction ends, on a connection that is used again, and when it fails', async () => {
  const db = connect(fleet.database.app, { max: 1 });
  const harbour = await fleet.siteId('harbour');
  const cars = async (on: Pick<typeof db, 'selectFrom'>) => (await on.selectFrom('vehicle').select('id').execute()).length;
  const session = async (on: typeof db) => (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(on)).rows[0]?.pid;
  const before = await session(db);
  expect(await fenced(db, harbour, cars)).toBe(1);
  expect(await cars(db)).toBe(0);
  await expect(
    fenced(db, harbour, () => {
      throw new Error('The work failed.');
    }),
  ).rejects.toThrow('The work failed.');
  expect(await cars(db)).toBe(0);
  expect(await session(db)).toBe(before);
  await db.destroy();
});
