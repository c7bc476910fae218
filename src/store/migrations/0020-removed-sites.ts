import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

/** When a site was removed; null while it is served. Its rows stay, so that it can be restored (ledger P16, J6). */
export const removedSites: Migration = {
  up: (db) => runSql(db, 'alter table site add column removed_at timestamptz;'),
};
