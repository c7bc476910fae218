import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

/** Reviews come in again and again from wherever customers write them: what each is called there tells which are known already. */
export const places: Migration = {
  up: (db) =>
    runSql(
      db,
      `
alter table review add column outside_id text not null default gen_random_uuid()::text check (outside_id <> '');
alter table review add constraint review_outside_id unique (dealership_id, outside_id);
create index on review (dealership_id, review_date desc);
create index on special_hours (dealership_id, date);`,
    ),
};
