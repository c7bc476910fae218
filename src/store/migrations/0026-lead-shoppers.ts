import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

/**
 * Whose lead it is when its phone number no longer says so: a shopper who changes their number takes with them what they sent with the one
 * before, and whoever is given that number later finds nothing of theirs (docs/decisions/0043-a-shoppers-own-data.md).
 */
export const leadShoppers: Migration = {
  up: (db) =>
    runSql(
      db,
      `
alter table lead add column shopper_id uuid references shopper on delete set null;
create index lead_shopper on lead (shopper_id) where shopper_id is not null;`,
    ),
};
