import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

/** Which edition of each function's file was applied last (decision 34). Only the owner, who migrates, reads and writes it. */
export const sqlFunctions: Migration = {
  up: (db) =>
    runSql(
      db,
      `
create table sql_function (
  name text primary key,
  hash text not null,
  applied_at timestamptz not null default now()
);
revoke all on sql_function from public, forecourt_app, forecourt_platform;`,
    ),
};
