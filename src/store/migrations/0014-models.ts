import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

/** Models are shown in the order in which their manufacturer's list names them (ledger N2). */
export const models: Migration = {
  up: (db) => runSql(db, 'alter table model add column position integer not null default 0;'),
};
