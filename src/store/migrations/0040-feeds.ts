import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

/**
 * Feeds (docs/decisions/0052-feeds.md): what is known of each between two runs, the whole account of each import, the hash of the row that a
 * vehicle came from, and other names of makes. A feed's own definition is in its site's file.
 */
export const feeds: Migration = {
  up: (db) =>
    runSql(
      db,
      `
alter table vehicle add column feed_digest text;
create index vehicle_vin on vehicle (vin) where vin is not null;
alter table manufacturer add column also text[] not null default '{}';
alter table import_run
  add column feed text,
  add column mode text not null default 'changes' check (mode in ('changes', 'snapshot')),
  add column file_hash text,
  add column row_count integer not null default 0,
  add column removed integer not null default 0,
  add column held integer not null default 0,
  add column account jsonb not null default '{}' check (jsonb_typeof(account) = 'object');
create table feed (
  id integer generated always as identity primary key,
  dealership_id integer not null references dealership on delete cascade,
  name text not null,
  -- What somebody accepted for files that come without a mapping of their own.
  mapping jsonb check (jsonb_typeof(mapping) = 'object'),
  paused_at timestamptz,
  etag text,
  last_modified text,
  tried_at timestamptz,
  failure text,
  unique (dealership_id, name)
);
alter table feed enable row level security;
alter table feed force row level security;
create policy platform on feed to forecourt_platform using (true);
grant select, insert, update, delete on feed to forecourt_platform;`,
    ),
};
