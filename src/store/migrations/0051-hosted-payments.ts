import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

/** Whether a payment is made on a page of the provider's own, and not in its fields on ours (ledger R4). One payment can be made in one of them only. */
export const hostedPayments: Migration = {
  up: (db) => runSql(db, 'alter table payment add column is_hosted boolean not null default false;'),
};
