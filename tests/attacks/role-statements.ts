import pg from 'pg';
import { CALLED_BY_WEB, LESS_FOR_PLATFORM, READ_BY_WEB, WRITTEN_BY_WEB } from '#tests/factories/declared-rights.ts';
import { type Attack, counted, tally } from './campaign/attack.ts';
import { databaseUrlOf } from './campaign/roles.ts';
import type { Target } from './campaign/target.ts';

/** A statement, and whether the role that tries it needs the right to. */
interface Try {
  readonly statement: string;
  readonly isNeeded: boolean;
}

interface Table {
  readonly name: string;
  readonly columns: readonly string[];
}

interface Routine {
  readonly name: string;
  readonly call: string;
}

/** What no role of ours needs: to change what there is, to look at the server's files, and to become somebody else. */
const NEVER = `
create table mine (id int); create schema mine; create temporary table mine (id int); create sequence mine; create view mine as select 1;
create function mine() returns int language sql as 'select 1'; create type mine as (id int); create domain mine as text;
create extension dblink; create extension file_fdw; create extension adminpack; create language plperlu;
create role mine superuser; create role mine; create user mine login; create database mine; create publication mine for all tables;
create subscription mine connection 'host=127.0.0.1' publication mine; create event trigger mine on ddl_command_start execute function mine();
create server mine foreign data wrapper postgres_fdw; create tablespace mine location '/tmp'; drop owned by forecourt_owner;
alter role forecourt_app superuser; alter role forecourt_platform superuser; alter role forecourt_owner superuser;
alter role forecourt_app bypassrls; alter role forecourt_platform createrole; alter role forecourt_owner password 'x';
set role forecourt_owner; set role postgres; set session authorization forecourt_owner; reassign owned by forecourt_owner to current_user;
grant forecourt_owner to current_user; grant pg_read_server_files to current_user;
set session_replication_role = replica; alter system set archive_command = 'id'; select pg_reload_conf(); checkpoint;
select pg_read_file('/etc/passwd'); select pg_read_binary_file('PG_VERSION'); select pg_ls_dir('.'); select pg_stat_file('PG_VERSION');
select lo_import('/etc/passwd'); select lo_export(1, '/tmp/mine'); copy (select 1) to program 'id'; copy (select 1) to '/tmp/mine';
create table mine as select 1; copy lead from program 'id'; copy lead from '/etc/passwd'; select rolpassword from pg_authid;
select passwd from pg_shadow; select * from pg_hba_file_rules; select * from pg_file_settings; select pg_switch_wal(); select pg_promote();
select pg_create_physical_replication_slot('mine'); select pg_rotate_logfile(); lock table pg_class; update pg_class set relname = relname where false;
delete from pg_proc where false; insert into pg_auth_members default values; alter database forecourt owner to current_user;
alter default privileges for role forecourt_owner grant all on tables to public; security label on table lead is 'x'; drop database forecourt`
  .split(/;\s*/)
  .map((statement) => statement.trim());

/** What not even the owner of the database needs, who makes tables and the other roles: the rights of the server's superuser. */
const OF_SERVER =
  /superuser|bypassrls|pg_read|pg_ls|pg_stat_file|lo_import|lo_export|program|\/tmp|\/etc|authid|shadow|_rules|_settings|system|reload|replica|plperlu|promote|wal|rotate|update pg_|delete from pg_|into pg_|set role postgres/;

/** Each kind of statement on each table, column, sequence and function that the catalogue has, as each role. */
export const attack: Attack = {
  fact: 'H10',
  rule: 'Each database role can carry out the statements that are declared for it, and no other on any table, column or function',
  server: 'demo',
  isShort: true,
  async run(target) {
    const { tables, routines, sequences } = await catalogue(target);
    const web: Try[] = [
      ...tables.flatMap((table) => onTable(table, (verb, column) => webMay(table.name, verb, column))),
      ...routines.map(({ name, call }) => ({ statement: call, isNeeded: CALLED_BY_WEB.includes(name.replace(/^public\./, '')) })),
      ...sequences.map((name) => ({ statement: `select setval('${name}', 1)`, isNeeded: false })),
    ];
    const platform: Try[] = [
      ...tables.flatMap((table) => onTable(table, (verb) => platformMay(table.name, verb))),
      ...routines.map(({ call }) => ({ statement: call, isNeeded: true })),
    ];
    const never = NEVER.map((statement) => ({ statement, isNeeded: false }));
    const short = <T>(tries: readonly T[]) => (target.form === 'whole' ? tries : tries.filter((_, at) => at % 5 === 0));
    const outcomes = [
      ...(await asRole(target, 'web', [...short(web), ...never])),
      ...(await asRole(target, 'worker', [...short(platform), ...never])),
      ...(await asRole(
        target,
        'owner',
        never.filter(({ statement }) => OF_SERVER.test(statement)),
      )),
      ...(await asStranger(target)),
    ];
    const wrong = outcomes.flatMap(({ isThrough, what }) => (isThrough ? [what] : []));
    const seen = `${tables.length} tables, ${routines.length} functions; ${tally(outcomes.map(({ came }) => came))}`;
    return counted(outcomes, [seen, ...wrong.slice(0, 10)].join('; '));
  },
};

/** Everything of ours, as the owner finds it: the job queue's tables and functions too. */
async function catalogue(target: Target) {
  const tables = await target.query<Table & pg.QueryResultRow>(`
    select format('%s.%s', n.nspname, c.relname) as name,
      array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relkind in ('r', 'p') and n.nspname in ('public', 'pgboss') group by 1 order by 1`);
  const routines = await target.query<Routine & pg.QueryResultRow>(`
    select format('%s.%s', n.nspname, p.proname) as name, format('select %I.%I(%s)', n.nspname, p.proname,
      (select string_agg(format('null::%s', format_type(t, null)), ', ' order by at) from unnest(p.proargtypes) with ordinality as x (t, at))) as call
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace where n.nspname in ('public', 'pgboss') and p.prokind = 'f' order by 1`);
  const sequences = await target.query<{ name: string }>(`
    select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'S' and n.nspname in ('public', 'pgboss')`);
  return { tables, routines, sequences: sequences.map(({ name }) => name) };
}

/** Every kind of statement on a table, none of which would touch a row. */
function onTable({ name, columns }: Table, may: (verb: string, column: string | null) => boolean): Try[] {
  const own = name.replace(/(.+)\.(.+)/, '"$1"."$2"');
  const never = [
    `truncate ${own}`,
    `drop table ${own}`,
    `alter table ${own} add column mine int`,
    `alter table ${own} disable row level security`,
    `create index on ${own} ((1))`,
    `create trigger mine before insert on ${own} for each row execute function suppress_redundant_updates_trigger()`,
    `create rule mine as on select to ${own} do instead select 1`,
    `create policy mine on ${own} using (true)`,
    `comment on table ${own} is 'mine'`,
  ];
  return [
    { statement: `select * from ${own} where false`, isNeeded: may('select', null) },
    ...columns.map((column) => ({
      statement: `select "${column}" from ${own} where false`,
      isNeeded: may('select', column),
    })),
    { statement: `insert into ${own} default values`, isNeeded: may('insert', null) },
    ...columns.map((column) => ({
      statement: `update ${own} set "${column}" = default where false`,
      isNeeded: may('update', column),
    })),
    { statement: `delete from ${own} where false`, isNeeded: may('delete', null) },
    ...never.map((statement) => ({ statement, isNeeded: false })),
  ];
}

/** What is declared: 'select' of a whole table, or 'update (state, card)' of some of its columns. */
function webMay(table: string, verb: string, column: string | null): boolean {
  const may = READ_BY_WEB.some((name) => `public.${name}` === table) ? ['select'] : (WRITTEN_BY_WEB[table] ?? []);
  return may.some((right) => {
    const [, name = right, only] = /^(\w+) \((.+)\)$/.exec(right) ?? [];
    return name === verb && (only === undefined || (column !== null && only.split(', ').includes(column)));
  });
}

const platformMay = (table: string, verb: string): boolean =>
  (LESS_FOR_PLATFORM[table] ?? ['select', 'insert', 'update', 'delete']).includes(verb);

const REFUSED = '42501';

/** Tries statements as a role, each in a transaction that is undone, whose site is the first one. */
async function asRole(target: Target, role: 'web' | 'worker' | 'owner', tries: readonly Try[]) {
  const connectionString = role === 'owner' ? await target.ownerUrl() : databaseUrlOf(target, role);
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const outcomes = [];
    for (const { statement, isNeeded } of tries) {
      await client.query(`begin; set local statement_timeout = '5s'; set local app.site_id = '1'`);
      const error = await client.query(statement).then(
        () => null,
        (thrown: unknown) => (thrown instanceof pg.DatabaseError ? thrown : new pg.DatabaseError(String(thrown), 0, 'error')),
      );
      await client.query('rollback');
      // What fails for another reason than a missing right had the right, except where there is nothing to have a right to.
      const isFenced = error !== null && /row-level security/.test(error.message);
      const isRefused = error !== null && !isFenced && (error.code === REFUSED || isElsewhere(statement, error.code ?? ''));
      const came = isRefused ? 'refused' : 'allowed';
      const told = error === null ? 'done' : `${error.code} ${error.message}`;
      outcomes.push({
        isThrough: isRefused === isNeeded,
        came,
        what: `${role}: ${statement.slice(0, 90)}: ${told.slice(0, 80)}`,
      });
    }
    return outcomes;
  } finally {
    await client.end();
  }
}

/** Statements that PostgreSQL turns down before it asks for rights: within a transaction, without a thing, with a feature that is not installed. */
const isElsewhere = (statement: string, code: string): boolean =>
  NEVER.includes(statement) && ['25001', '42704', '0A000', '42P17', '58P01', '22023', '42883', '55000', '3D000'].includes(code);

/** Any other role of the server: it does not come in at all. */
async function asStranger(target: Target) {
  await target.query(`create role attacks_stranger login password 'a stranger'`);
  const url = new URL(await target.ownerUrl());
  [url.username, url.password] = ['attacks_stranger', 'a stranger'];
  const client = new pg.Client({ connectionString: url.href });
  client.on('error', () => {});
  const isThrough = await client.connect().then(
    () => true,
    () => false,
  );
  await client.end().catch(() => {});
  await target.query('drop role attacks_stranger');
  return [{ isThrough, came: isThrough ? 'allowed' : 'refused', what: 'a role that is not ours connects' }];
}
