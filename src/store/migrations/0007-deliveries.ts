import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

/** When a delivery was first attempted, or first again after a person had it sent anew: its three days count from then. */
export const deliveries: Migration = {
  up: (db) => runSql(db, 'alter table delivery add column first_attempt_at timestamptz;'),
};
