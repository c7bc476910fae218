import { sql } from 'kysely';
import type { Database } from '#src/store/connect.ts';
import type { FunctionFile } from './function-files.ts';

/**
 * Applies the files of functions that differ from those applied last, in one transaction, and returns their names. Two processes that
 * start at once take turns, and the second finds nothing to do.
 */
export function applyFunctions(db: Database, files: readonly FunctionFile[]): Promise<string[]> {
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('forecourt functions'))`.execute(trx);
    const rows = await trx.selectFrom('sqlFunction').select(['name', 'hash']).execute();
    const applied = new Map(rows.map(({ name, hash }) => [name, hash]));
    const changed = files.filter(({ name, hash }) => applied.get(name) !== hash);
    // Functions call each other: a body is not checked until it runs, so that their order does not matter.
    await sql`set local check_function_bodies = off`.execute(trx);
    for (const { name, statements, hash } of changed) {
      await sql.raw(statements).execute(trx);
      await trx
        .insertInto('sqlFunction')
        .values({ name, hash })
        .onConflict((on) => on.column('name').doUpdateSet({ hash, appliedAt: sql<Date>`now()` }))
        .execute();
    }
    return changed.map(({ name }) => name);
  });
}
