import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

/** Alerts that tell whoever asked, once, that a reserved vehicle is free again (docs/decisions/0042-alerts.md). */
export const alertsBackOnSale: Migration = {
  up: (db) =>
    runSql(
      db,
      `
alter table alert drop constraint alert_kind_check,
  add constraint alert_kind_check check (kind in ('search', 'vehicle', 'watchlist', 'back'));
alter table alert drop constraint alert_check1,
  add constraint alert_of_vehicle check ((kind in ('vehicle', 'back')) = (vehicle_id is not null));`,
    ),
};
