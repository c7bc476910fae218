import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

/**
 * The phone number of whoever has begun to buy, by which what they answered signed out is downloaded and erased with them
 * (docs/decisions/0043-a-shoppers-own-data.md). Derived as for leads in 0024.
 */
export const purchasePhones: Migration = {
  up: (db) =>
    runSql(
      db,
      `
alter table purchase add column phone_e164 text generated always as (
  substring(
    regexp_replace(
      regexp_replace(regexp_replace(answers->'details'->'contact'->>'phone', '[^0-9+]', '', 'g'), '^00', '+'),
      '^(?:\\+?61)?0?(4[0-9]{8})$', '+61\\1')
    from '^\\+[1-9][0-9]{5,14}$')) stored;
create index on purchase (site_id, phone_e164) where phone_e164 is not null;`,
    ),
};
