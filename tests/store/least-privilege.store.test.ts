import pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { prepareDatabase } from '#src/store/setup/prepare-database.ts';
import { aFleet, type Fleet } from '#tests/factories/a-fleet.ts';
import { aLeadInput } from '#tests/factories/a-lead-given.ts';
import { CALLED_BY_WEB, READ_BY_WEB, WRITTEN_BY_WEB } from '#tests/factories/declared-rights.ts';
import { takenLead } from '#tests/factories/taken-lead.ts';

let fleet: Fleet;
let web: pg.Client;
beforeAll(async () => {
  fleet = await aFleet();
  // A copied database has forgotten who may connect to it: preparing it says so again.
  await prepareDatabase(fleet.database.owner);
  web = new pg.Client({ connectionString: fleet.database.app });
  await web.connect();
});
afterAll(async () => {
  await web.end();
  await fleet.end();
});

const TABLES = `
  select format('%s.%s', n.nspname, c.relname) as name, array_agg(case
      when has_table_privilege(c.oid, p.name) then p.name
      else format('%s (%s)', p.name, (select string_agg(a.attname, ', ') from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and has_column_privilege(c.oid, a.attnum, p.name))) end order by p.name) as may
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
    cross join unnest(array['select', 'insert', 'update', 'delete', 'truncate', 'references', 'trigger']) as p (name)
  where n.nspname !~ '^(pg_|information_schema)' and c.relkind in ('r', 'p', 'v', 'm', 'f')
    and (has_table_privilege(c.oid, p.name)
      or case when p.name in ('select', 'insert', 'update', 'references') then has_any_column_privilege(c.oid, p.name) else false end)
  group by 1`;

test('H10.2 the web’s role may read and write exactly what its store does', async () => {
  const { rows } = await web.query<{ name: string; may: string[] }>(TABLES);
  const expected = { ...Object.fromEntries(READ_BY_WEB.map((table) => [`public.${table}`, ['select']])), ...WRITTEN_BY_WEB };
  expect(Object.fromEntries(rows.map(({ name, may }) => [name, may]))).toEqual(expected);
});

test('H10.2 the web’s role may call the functions its store calls, enter one schema and nothing more', async () => {
  const asked = async (question: string) => (await web.query<{ name: string }>(question)).rows.map(({ name }) => name);
  expect(
    await asked(`select p.proname as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace
      where n.nspname !~ '^(pg_|information_schema)' and has_function_privilege(p.oid, 'execute') order by 1`),
  ).toEqual(CALLED_BY_WEB);
  expect(
    await asked(`select format('%s %s', p.name, n.nspname) as name from pg_namespace n cross join unnest(array['usage', 'create']) as p (name)
      where n.nspname !~ '^(pg_|information_schema)' and has_schema_privilege(n.oid, p.name)`),
  ).toEqual(['usage public']);
  expect(
    await asked(
      `select relname as name from pg_class where case when relkind = 'S' then has_sequence_privilege(oid, 'usage, select, update') else false end`,
    ),
  ).toEqual([]);
  expect(
    await asked(`select p.name from unnest(array['connect', 'create', 'temporary']) as p (name)
      where has_database_privilege(current_database(), p.name)`),
  ).toEqual(['connect']);
});

test.each([
  ['delete a lead', `delete from lead`],
  ['read leads', `select fields from lead`],
  [
    'write a lead by hand',
    `insert into lead (site_id, idempotency_key, fields_digest, category, fields) values (1, 'by hand!', 'd', 'x', '{}')`,
  ],
  ['change a delivery', `update delivery set target = 'thief@evil.example'`],
  [
    'add a delivery',
    `insert into delivery (lead_id, channel, target) values (gen_random_uuid(), 'dealer-email', 'thief@evil.example')`,
  ],
  ['delete an appointment', `delete from appointment`],
  ['queue a delivery of any lead', `select queue_deliveries(gen_random_uuid(), 0::smallint, null)`],
  ['take a place without a lead', `select book_place(gen_random_uuid(), 1, '{}')`],
  ['put a job into a queue', `insert into pgboss.job (name, data) values ('tidy-imports', '{}')`],
  ['make a queue', `select pgboss.create_queue('mine', '{}'::jsonb)`],
  ['remove a queue', `select pgboss.delete_queue('tidy-imports')`],
  ['read the jobs', `select data from pgboss.job`],
  ['read the salts of visitors’ hashes', `select salt from view_salt`],
  ['read who looked', `select visitor from vehicle_view`],
  ['read who has signed in', `select phone from shopper`],
  ['read what anyone watches', `select vehicle_id from watched_vehicle`],
  ['read the hashes of codes', `select code_hash from sign_in_code`],
  ['forget failures', `delete from sign_in_event`],
  ['open a session by hand', `insert into shopper_session (site_id) values (1)`],
  ['read everything of a lead by its id', `select lead_record(1, gen_random_uuid())`],
  ['use up a code without signing in', `select check_code(1, '{}')`],
  ['open a session without a code', `select open_session(1, '{}')`],
  ['read who has alerts', `select address from alert_contact`],
  ['start an alert by hand', `update alert set confirmed_at = now()`],
  ['start an alert without a link', `select start_alert(1, gen_random_uuid(), null, now())`],
  ['read what happened to stock', `select vehicle_id from stock_event`],
])('H10.2 the web’s role cannot %s, whichever site it names', async (_what, statement) => {
  const site = await fleet.siteId('harbour');
  await takenLead(await fleet.storeOf('harbour'));
  await web.query(`select set_config('app.site_id', $1, false)`, [String(site)]);
  onTestFinished(async () => void (await web.query(`select set_config('app.site_id', '', false)`)));
  await expect(web.query(statement)).rejects.toThrow(/^permission denied/);
});

test('H10 through its functions the web takes a lead, goes on with it and books a time, and the deliveries are queued with it', async () => {
  const store = await fleet.storeOf('harbour');
  const { id: locationId } = await fleet.all
    .selectFrom('location')
    .innerJoin('dealership', 'dealership.id', 'location.dealershipId')
    .select('location.id')
    .where('dealership.slug', '=', 'harbour-motors')
    .executeTakeFirstOrThrow();
  const leadId = await takenLead(store, { isLast: false });
  const startsAt = '2026-11-20T00:00:00.000Z';
  const written = await store.continueLead(
    leadId,
    aLeadInput({
      step: 1,
      planned: [{ channel: 'dealer-email', target: 'sales@dealer.example' }],
      appointment: { locationId, kind: 'service', startsAt, minutes: 30, capacity: 1, holdHours: 24 },
    }),
  );
  expect(written).toMatchObject({ kind: 'taken', leadId, isComplete: true });
  const { booking } = (await store.ownLead(leadId, 'visitor')) ?? {};
  expect(Date.parse(booking?.startsAt ?? '')).toBe(Date.parse(startsAt));
  const platform = new pg.Client({ connectionString: fleet.database.platform });
  await platform.connect();
  onTestFinished(() => platform.end());
  const { rows } = await platform.query('select channel, target, state from delivery where lead_id = $1', [leadId]);
  expect(rows).toEqual([{ channel: 'dealer-email', target: 'sales@dealer.example', state: 'waiting' }]);
});

test('H10 a function that runs as the owner looks for tables in our schema, never in one that its caller chose', async () => {
  const { rows } = await web.query<{ name: string; path: string[] | null }>(
    `select proname as name, proconfig as path from pg_proc where prosecdef and pronamespace = 'public'::regnamespace order by 1`,
  );
  expect(rows.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['continue_lead', 'own_lead', 'take_lead', 'taken_places', 'view_salt_of']),
  );
  for (const { name, path } of rows) expect({ name, path }).toEqual({ name, path: ['search_path=public, pg_temp'] });
});

test('H10.2 the platform’s role is no superuser, makes no roles or databases, bypasses nothing and belongs to no other role', async () => {
  const { rows } = await web.query(`
    select rolsuper or rolcreaterole or rolcreatedb or rolbypassrls or rolreplication as mighty,
      exists (select from pg_auth_members where member = r.oid) as member
    from pg_roles r where rolname = 'forecourt_platform'`);
  expect(rows).toEqual([{ mighty: false, member: false }]);
});

test('H10.2 a role that is neither of ours may not connect, create anything or call a function of ours', async () => {
  const { rows } = await web.query(`
    select has_database_privilege('public', current_database(), 'connect, temporary, create') as connects,
      has_schema_privilege('public', 'public', 'create') as creates,
      array(select p.oid::regprocedure::text from pg_proc p join pg_namespace n on n.oid = p.pronamespace
        where n.nspname in ('public', 'pgboss') and has_function_privilege('public', p.oid, 'execute')) as calls`);
  expect(rows).toEqual([{ connects: false, creates: false, calls: [] }]);
});
