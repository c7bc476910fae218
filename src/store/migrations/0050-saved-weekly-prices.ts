import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

/** What a watched vehicle cost per week when it was saved, where that was the price shown; null for those saved before this was noted (ledger A9). */
export const savedWeeklyPrices: Migration = {
  up: (db) => runSql(db, 'alter table watched_vehicle add column saved_weekly_price_cents bigint;'),
};
