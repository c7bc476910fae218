import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

/** Where a site shows a subscription's price per week, people are told that it fell (docs/decisions/0042-alerts.md). */
export const weeklyPriceDrops: Migration = {
  up: (db) =>
    runSql(
      db,
      `
alter table stock_event drop constraint stock_event_kind_check,
  add constraint stock_event_kind_check check (kind in ('listed', 'price', 'weekly', 'sold', 'back'));`,
    ),
};
