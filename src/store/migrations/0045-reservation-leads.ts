import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

/**
 * The dealer's lead of what somebody reserved signed in is theirs, whatever number they typed: it is downloaded and erased with them, and is nobody
 * else's who has that number (docs/decisions/0043-a-shoppers-own-data.md). Later ones are made so.
 */
export const reservationLeads: Migration = {
  up: (db) =>
    runSql(
      db,
      `
update lead l set shopper_id = r.shopper_id from reservation r
where r.lead_id = l.id and r.site_id = l.site_id and r.shopper_id is not null and l.shopper_id is null;`,
    ),
};
