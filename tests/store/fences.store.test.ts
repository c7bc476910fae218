import { type QueryExecutorProvider, sql } from 'kysely';
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
/** How many rows of each table a role is given, of those it may read at all. */
async function countAll(db: QueryExecutorProvider): Promise<{ table: string; rows: number }[]> {
  const counts: { table: string; rows: number }[] = [];
  for (const table of tenants) {
    const { rows: may } = await sql<{ read: boolean }>`select has_any_column_privilege(${table}, 'select') as read`.execute(db);
    if (may[0]?.read !== true) continue;
    const { rows } = await sql<{ count: string }>`select count(*) from ${sql.raw(table)}`.execute(db);
    counts.push({ table, rows: Number(rows[0]?.count) });
  }
  return counts;
}

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
  const all = await countAll(fleet.all);
  expect(all.filter(({ rows }) => rows === 0)).toEqual([]);
  const seen = await countAll(fleet.app);
  expect(seen.length).toBeGreaterThan(15);
  expect(seen.filter(({ rows }) => rows > 0)).toEqual([]);
});

test('P6c with a site set, the web’s role is given that site’s rows, and fewer than there are', async () => {
  const all = new Map((await countAll(fleet.all)).map(({ table, rows }) => [table, rows]));
  const ours = await fenced(fleet.app, await fleet.siteId('harbour'), countAll);
  expect(ours.filter(({ rows }) => rows === 0)).toEqual([]);
  // The three sites stand on one template: its layer is theirs together.
  const whole = ours.filter(({ table, rows }) => rows === all.get(table));
  expect(whole.map(({ table }) => table)).toEqual(['public.layer']);
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

test('P6e the web’s role writes views, reveals and test payments, and nothing else but through functions', async () => {
  const writable =
    await ask<string>(`select relname as answer from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
    and (has_table_privilege(oid, 'delete, truncate') or has_any_column_privilege(oid, 'insert, update')) order by relname`);
  expect(writable).toEqual(['call_reveal', 'test_payment', 'vehicle_view', 'vehicle_views']);
  await expect(web.query(`update vehicle set price_cents = 1`)).rejects.toThrow(/permission denied/);
  await expect(web.query(`insert into site (slug, name) values ('mine', 'Mine')`)).rejects.toThrow(/permission denied/);
  await expect(web.query(`update dealership set name = 'Mine'`)).rejects.toThrow(/permission denied/);
  await expect(web.query(`truncate lead`)).rejects.toThrow(/permission denied/);
  await expect(web.query(`create table mine (id int)`)).rejects.toThrow(/permission denied/);
});

test('P6f a view cannot be counted for another site', async () => {
  const [harbour, summit] = [await fleet.siteId('harbour'), await fleet.siteId('summit')];
  const { id } = await fleet.all.selectFrom('vehicle').select('id').executeTakeFirstOrThrow();
  const view = (site: number, halfHour: number) => sql`insert into vehicle_view (site_id, vehicle_id, half_hour, visitor)
    values (${site}, ${id}, ${halfHour}, ${'w'.repeat(22)})`;
  await fenced(fleet.app, harbour, (trx) => view(harbour, 7).execute(trx));
  await expect(fenced(fleet.app, harbour, (trx) => view(summit, 8).execute(trx))).rejects.toThrow(/row-level security/);
});

test('P6h with a site set, the owner as whom the functions run is given and writes that site’s leads and shoppers alone', async () => {
  const owner = connect(fleet.database.owner, { max: 1 });
  const [harbour, summit] = [await fleet.siteId('harbour'), await fleet.siteId('summit')];
  const sites = async (table: string) =>
    (
      await fenced(owner, harbour, (trx) =>
        sql<{ site: number }>`select distinct site_id as site from ${sql.table(table)}`.execute(trx),
      )
    ).rows.map(({ site }) => site);
  const fencedTables = [
    'lead',
    'delivery',
    'delivery_attempt',
    'shopper',
    'sign_in_code',
    'shopper_session',
    'watched_vehicle',
    'alert_contact',
    'shopper_contact',
    'alert',
    'alert_term',
    'alert_finding',
    'alert_digest',
    'alert_confirmation',
  ];
  for (const table of fencedTables) expect(await sites(table)).toEqual([harbour]);
  for (const table of ['lead', 'delivery', 'shopper', 'sign_in_code', 'alert_contact']) {
    const moved = fenced(owner, harbour, (trx) => sql`update ${sql.table(table)} set site_id = ${summit}`.execute(trx));
    await expect(moved).rejects.toThrow(/row-level security/);
  }
  for (const table of [
    'appointment',
    'delivery',
    'lead',
    'watched_vehicle',
    'shopper_session',
    'shopper',
    'alert',
    'alert_contact',
  ]) {
    const gone = fenced(owner, harbour, (trx) => sql`delete from ${sql.table(table)} where site_id = ${summit}`.execute(trx));
    expect((await gone).numAffectedRows).toBe(0n);
  }
  await owner.destroy();
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
