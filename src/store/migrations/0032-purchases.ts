import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

/**
 * What shoppers have answered so far in buying a vehicle online, and the emails that open it on another device (docs/decisions/0049-online-purchase.md). The
 * web's role has no right to either table: it goes through functions.
 */
export const purchases: Migration = {
  up: (db) =>
    runSql(
      db,
      `
create table purchase (
  id uuid primary key default gen_random_uuid(),
  site_id integer not null references site on delete cascade,
  -- Not a reference: the vehicle may be removed.
  vehicle_id integer not null,
  -- The hash of the visitor's token.
  visitor text not null,
  shopper_id uuid references shopper on delete cascade,
  answers jsonb not null check (pg_column_size(answers) <= 8192),
  changed_at timestamptz not null default clock_timestamp(),
  created_at timestamptz not null default clock_timestamp(),
  unique (site_id, id),
  unique (site_id, visitor, vehicle_id)
);
create index on purchase (site_id, shopper_id) where shopper_id is not null;
create index on purchase (changed_at);

create table purchase_mail (
  id uuid primary key default gen_random_uuid(),
  site_id integer not null,
  purchase_id uuid not null,
  address text not null,
  state text not null default 'due' check (state in ('due', 'sent', 'failed')),
  attempts smallint not null default 0,
  next_attempt_at timestamptz not null default clock_timestamp(),
  error text,
  created_at timestamptz not null default clock_timestamp(),
  foreign key (site_id, purchase_id) references purchase (site_id, id) on delete cascade
);
create index on purchase_mail (next_attempt_at) where state = 'due';
create index on purchase_mail (purchase_id);

${['purchase', 'purchase_mail']
  .map(
    (table) => `
alter table ${table} enable row level security;
alter table ${table} force row level security;
create policy platform on ${table} to forecourt_platform using (true);
create policy owner on ${table} to current_user using (app_site_id() is null or site_id = app_site_id());
grant select, insert, update, delete on ${table} to forecourt_platform;`,
  )
  .join('')}`,
    ),
};
