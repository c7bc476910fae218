import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

/** Flaws that a dealer declares, beside what a vehicle has; either may have a photograph of its own. */
export const flaws: Migration = {
  up: (db) =>
    runSql(
      db,
      `alter table vehicle_hotspot
        add column kind text not null default 'feature' check (kind in ('feature', 'flaw')),
        add column photo_url text;`,
    ),
};
