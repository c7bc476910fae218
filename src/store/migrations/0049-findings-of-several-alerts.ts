import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

/** Which other alerts of an address found the same change, the next to tell of it first: the one that tells of it may be stopped or erased before it has (ledger A11). */
export const findingsOfSeveralAlerts: Migration = {
  up: (db) => runSql(db, "alter table alert_finding add column other_alert_ids uuid[] not null default '{}';"),
};
