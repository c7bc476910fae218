import { sql } from 'kysely';
import { ACCOUNT_DAYS } from '#src/rules/feeds/account-days.ts';
import type { Database } from '#src/store/connect.ts';

/** Removes import reports that have been kept long enough; how many. */
export async function removeOldImports(db: Database): Promise<number> {
  const { numAffectedRows } =
    await sql`delete from import_run where started_at < now() - make_interval(days => ${ACCOUNT_DAYS})`.execute(db);
  return Number(numAffectedRows ?? 0);
}

/** Removes page views that are older than a day, and the salts of days before; how many views. The counts of views stay. */
export async function removeOldViews(db: Database): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from vehicle_view where half_hour < extract(epoch from now()) / 1800 - 48`.execute(db);
  await sql`delete from view_salt where day < (now() at time zone 'utc')::date - 1`.execute(db);
  return Number(numAffectedRows ?? 0);
}
