import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

/** Who works on a feed: a process that stalled for longer than its lease must not end the lease of the one that took over. */
export const feedLeaseHolders: Migration = {
  up: (db) => runSql(db, 'alter table feed add column lease_holder uuid;'),
};
