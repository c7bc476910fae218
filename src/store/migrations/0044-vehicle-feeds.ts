import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

/** The name of the feed that last brought a vehicle, so that two feeds of one dealership do not remove each other's (docs/decisions/0052-feeds.md). */
export const vehicleFeeds: Migration = {
  up: (db) => runSql(db, 'alter table vehicle add column feed text;'),
};
