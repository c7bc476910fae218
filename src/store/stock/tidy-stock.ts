import { sql } from 'kysely';
import type { Database } from '#src/store/connect.ts';

/** Removes import reports that are older than ninety days; how many. */
export async function removeOldImports(db: Database): Promise<number> {
  const { numAffectedRows } = await sql`delete from import_run where started_at < now() - interval '90 days'`.execute(db);
  return Number(numAffectedRows ?? 0);
}

/** Removes page views that are older than a day, and the salts of days before; how many views. The counts of views stay. */
export async function removeOldViews(db: Database): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from vehicle_view where half_hour < extract(epoch from now()) / 1800 - 48`.execute(db);
  await sql`delete from view_salt where day < (now() at time zone 'utc')::date - 1`.execute(db);
  return Number(numAffectedRows ?? 0);
}
