import { sql, type Transaction } from 'kysely';
import type { Tables } from '#src/store/tables/tables.ts';
import type { Database } from './connect.ts';

/** Runs work inside one site's fence: the database shows and takes only that site's rows. */
export function fenced<T>(
  db: Database,
  siteId: number,
  work: (trx: Transaction<Tables>) => Promise<T>,
  mode: 'write' | 'snapshot' = 'write',
): Promise<T> {
  const begin =
    mode === 'snapshot' ? db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only') : db.transaction();
  return begin.execute(async (trx) => {
    await sql`select set_config('app.site_id', ${String(siteId)}, true)`.execute(trx);
    return work(trx);
  });
}
