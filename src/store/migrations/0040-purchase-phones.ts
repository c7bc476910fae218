import type { Migration } from 'kysely/migration';
import { e164Of } from './0024-lead-phones.ts';
import { runSql } from './run-sql.ts';

/** The phone number of whoever has begun to buy, by which what they answered signed out is downloaded and erased with them (docs/decisions/0043-a-shoppers-own-data.md). */
export const purchasePhones: Migration = {
  up: (db) =>
    runSql(
      db,
      `
alter table purchase add column phone_e164 text generated always as (${e164Of("answers->'details'->'contact'->>'phone'")}) stored;
create index on purchase (site_id, phone_e164) where phone_e164 is not null;`,
    ),
};
