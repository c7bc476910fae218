import { sql } from 'kysely';
import type { LeadExpiry } from '#src/rules/leads/lead-expiry.ts';
import { isUuid } from '#src/rules/text/uuid.ts';
import type { Database } from '#src/store/connect.ts';

const LONGEST_PAUSE_MS = 30 * 60_000;
const MOST_AT_ONCE = 500;

/** Hands leads that were left unfinished half an hour ago to their dealers as they are; returns how many. */
export async function finishForgotten(db: Database, now: Date): Promise<number> {
  const before = new Date(now.getTime() - LONGEST_PAUSE_MS);
  const { rows } = await sql<{ count: number }>`
    select finish_forgotten(${before}, ${now}, ${MOST_AT_ONCE}) as count`.execute(db);
  return rows[0]?.count ?? 0;
}

/** The files of a lead outside the database, by name. */
export interface LeadFiles {
  readonly uploadIds: readonly string[];
  /** The copy of an email is named after its delivery. */
  readonly deliveryIds: readonly string[];
}

/** The files of those of these leads that are a site's. */
export async function readLeadFiles(db: Database, site: string, ids: readonly string[]): Promise<LeadFiles[]> {
  const { rows } = await sql<LeadFiles>`
    select upload_ids(l.upload) as upload_ids, array(select d.id::text from delivery d where d.lead_id = l.id) as delivery_ids
    from lead l join site s on s.id = l.site_id where s.slug = ${site} and l.id = any(${ids.filter(isUuid)}::uuid[])`.execute(db);
  return rows;
}

/** Removes these leads of a site with their deliveries, attempts and appointments; returns how many there were. */
export async function eraseLeads(db: Database, site: string, ids: readonly string[]): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from lead l using site s
    where s.id = l.site_id and s.slug = ${site} and l.id = any(${ids.filter(isUuid)}::uuid[])`.execute(db);
  return Number(numAffectedRows ?? 0);
}

const EXPIRED: Readonly<Record<LeadExpiry['kind'], ReturnType<typeof sql>>> = {
  spam: sql`l.is_spam`,
  unfinished: sql`not l.is_spam and l.lead_status = 'Incomplete'`,
  finished: sql`not l.is_spam and l.lead_status = 'Complete'`,
};

/** Leads of a site that last changed before an instant, the oldest first; one whose appointment is later is retained. */
export async function findExpiredLeads(
  db: Database,
  site: string,
  { kind, before }: LeadExpiry,
  most: number,
): Promise<string[]> {
  const until = new Date(before);
  const { rows } = await sql<{ id: string }>`
    select l.id from lead l join site s on s.id = l.site_id
    where s.slug = ${site} and ${EXPIRED[kind]} and l.updated_at < ${until}
      and not exists (select from appointment a where a.lead_id = l.id and a.starts_at >= ${until})
    order by l.updated_at limit ${most}`.execute(db);
  return rows.map(({ id }) => id);
}
