import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

/** What is remembered of each site's file that was found right, so that a file that has not changed need not be read and checked again. */
export const siteNotes: Migration = {
  up: (db) =>
    runSql(
      db,
      `
create table site_note (
  site_id integer primary key references site on delete cascade,
  -- The hash of everything that the file was judged by.
  mark text not null,
  -- What the file system of the machine that looked last said of it.
  seen text not null,
  -- What became of it: without that in site_definition, another machine has applied another file since.
  digest text not null,
  facts jsonb not null check (jsonb_typeof(facts) = 'object'),
  warnings text[] not null
);
alter table site_note enable row level security;
alter table site_note force row level security;
create policy platform on site_note to forecourt_platform using (true);
grant select, insert, update, delete on site_note to forecourt_platform;`,
    ),
};
