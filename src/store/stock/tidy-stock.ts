import { sql } from 'kysely';
import { ACCOUNT_DAYS } from '#src/rules/feeds/account-days.ts';
import type { Database } from '#src/store/connect.ts';

/** Removes import reports that have been kept long enough; how many. What the brakes compare the next file with stays: each feed's last report, and its last snapshot of which nothing was held. */
export async function removeOldImports(db: Database): Promise<number> {
  const { numAffectedRows } = await sql`
    with ranked as (
      select id, started_at,
        row_number() over (partition by dealership_id, feed order by id desc) as place,
        row_number() over (partition by dealership_id, feed, mode, account->>'removalHeld' is null order by id desc) as place_of_kind,
        mode = 'snapshot' and account->>'removalHeld' is null as is_whole_snapshot
      from import_run
    )
    delete from import_run where id in (
      select id from ranked
      where started_at < now() - make_interval(days => ${ACCOUNT_DAYS}) and place > 1 and not (is_whole_snapshot and place_of_kind = 1)
    )`.execute(db);
  return Number(numAffectedRows ?? 0);
}

/** Removes page views that are older than a day, and the salts of days before; how many views. The counts of views stay. */
export async function removeOldViews(db: Database): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from vehicle_view where half_hour < extract(epoch from now()) / 1800 - 48`.execute(db);
  await sql`delete from view_salt where day < (now() at time zone 'utc')::date - 1`.execute(db);
  return Number(numAffectedRows ?? 0);
}
