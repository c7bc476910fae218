import { sql } from 'kysely';
import type { Database } from './connect.ts';
import type { StoredUpload } from './leads.ts';

/** Everything on record of a lead, as it is handed to the person it is about (ledger K5). */
export interface LeadExport {
  readonly lead: Readonly<Record<string, unknown>>;
  readonly deliveries: readonly Readonly<Record<string, unknown>>[];
  readonly appointments: readonly Readonly<Record<string, unknown>>[];
}

const LONGEST_PAUSE_MS = 30 * 60_000;
const MOST_AT_ONCE = 500;

/** Hands unfinished leads that have lain for half an hour to their dealers as they are; how many. */
export async function finishForgotten(db: Database, now: Date): Promise<number> {
  const before = new Date(now.getTime() - LONGEST_PAUSE_MS);
  const { rows } = await sql<{ count: number }>`
    select finish_forgotten(${before}, ${now}, ${MOST_AT_ONCE}) as count`.execute(db);
  return rows[0]?.count ?? 0;
}

/** A lead of a site with its deliveries, their attempts and its appointments; null where there is none. */
export async function exportLead(db: Database, site: string, id: string): Promise<LeadExport | null> {
  if (!isLeadId(id)) return null;
  const { rows } = await sql<LeadExport>`
    select to_jsonb(l) - 'visitors' - 'idempotency_key' - 'fields_digest' - 'steps' as lead,
      coalesce((select jsonb_agg(to_jsonb(d) || jsonb_build_object('attempts_made', (select coalesce(jsonb_agg(to_jsonb(a) order by a.at), '[]')
        from delivery_attempt a where a.delivery_id = d.id)) order by d.created_at) from delivery d where d.lead_id = l.id), '[]') as deliveries,
      coalesce((select jsonb_agg(to_jsonb(p)) from appointment p where p.lead_id = l.id), '[]') as appointments
    from lead l join site s on s.id = l.site_id where s.slug = ${site} and l.id = ${id}::uuid`.execute(db);
  return rows[0] ?? null;
}

/** Removes a lead of a site with all that followed from it; what it had uploaded is named, for its file to be removed too. */
export async function eraseLead(
  db: Database,
  site: string,
  id: string,
): Promise<{ readonly upload: StoredUpload | null } | null> {
  if (!isLeadId(id)) return null;
  const { rows } = await sql<{ upload: StoredUpload | null }>`
    delete from lead l using site s where s.id = l.site_id and s.slug = ${site} and l.id = ${id}::uuid returning l.upload`.execute(
    db,
  );
  return rows[0] ?? null;
}

/** Whether a text can be a lead's id at all. */
export const isLeadId = (text: string): boolean => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
