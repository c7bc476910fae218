import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

/**
 * A shopper whose reservation the dealer cancels is told so, and not that the vehicle was sold. How often somebody has held a vehicle is looked
 * up by the vehicle.
 */
export const withdrawnMails: Migration = {
  up: (db) =>
    runSql(
      db,
      `
alter table reservation_mail drop constraint reservation_mail_kind_check, add constraint reservation_mail_kind_check
  check (kind in ('receipt', 'reminder', 'ended', 'cancelled', 'withdrawn', 'refunded', 'gone'));
create index on reservation (vehicle_id, created_at);`,
    ),
};
