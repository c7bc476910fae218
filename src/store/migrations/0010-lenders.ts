import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

/** The lenders that sites may choose from, each a row of data, and the finance link that a dealer gives a vehicle of its own. */
export const lenders: Migration = {
  up: (db) =>
    runSql(
      db,
      `
create table lender (
  id text primary key,
  facts jsonb not null check (jsonb_typeof(facts) = 'object')
);
grant select on lender to forecourt_app;
grant select, insert, update, delete on lender to forecourt_platform;
alter table vehicle add column finance_link text;`,
    ),
};
