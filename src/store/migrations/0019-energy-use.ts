import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql.ts';

/** What an electric car uses, in kilowatt hours for 100 kilometres: without it there is no charging cost (ledger M13). */
export const energyUse: Migration = {
  up: (db) =>
    runSql(
      db,
      'alter table vehicle_variant add column energyconsumptioncombined numeric(5, 2) check (energyconsumptioncombined >= 0);',
    ),
};
