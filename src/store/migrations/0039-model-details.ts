import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

/**
 * A model's variants, colours and interiors as JSON, in the manufacturer's order, which jsonb would not keep
 * (docs/decisions/0051-model-pages.md).
 */
export const modelDetails: Migration = {
  up: (db) => runSql(db, `alter table model add column details text not null default '{}';`),
};
