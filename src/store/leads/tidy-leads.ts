import { sql } from 'kysely';
import type { Database } from '#src/store/connect.ts';

/** Removes the counts of leads whose window is over; how many. */
export async function removePastLeadCounts(db: Database): Promise<number> {
  const { numAffectedRows } = await sql`delete from lead_count where window_ends < now()`.execute(db);
  return Number(numAffectedRows ?? 0);
}

/** Removes the counts of confirmations that no limit looks at any more; how many. */
export async function removePastConfirmations(db: Database): Promise<number> {
  const { numAffectedRows } = await sql`delete from confirmation_sent where at < now() - interval '1 day'`.execute(db);
  return Number(numAffectedRows ?? 0);
}

/** Those of these ids that are deliveries. */
export async function deliveriesAmong(db: Database, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`select id from delivery where id = any(${[...ids]}::uuid[])`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** Those of these documents that a lead has. */
export async function uploadsWithLead(db: Database, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select stored.id from lead l, unnest(upload_ids(l.upload)) as stored(id) where l.upload is not null and stored.id = any(${[...ids]})`.execute(
    db,
  );
  return new Set(rows.map(({ id }) => id));
}
