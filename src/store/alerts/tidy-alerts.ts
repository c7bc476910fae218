import { sql } from 'kysely';
import { EVENT_DAYS, STOPPED_DAYS, UNCONFIRMED_DAYS } from '#src/rules/alerts/alert-limits.ts';
import { DAY_MS } from '#src/rules/time/local-day.ts';
import type { Database } from '#src/store/connect.ts';

export interface AlertsTidied {
  readonly events: number;
  readonly alerts: number;
  readonly contacts: number;
}

/** Removes old events with what was found of them, alerts that were never confirmed or were stopped long ago, and addresses without an alert. */
export async function removePastAlerts(db: Database, now: Date): Promise<AlertsTidied> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  await sql`delete from alert_finding where found_at < ${before(EVENT_DAYS)}`.execute(db);
  const events = await sql`delete from stock_event where at < ${before(EVENT_DAYS)}`.execute(db);
  await sql`delete from alert_digest where day < ${before(EVENT_DAYS)}::date`.execute(db);
  const alerts = await sql`delete from alert where stopped_at < ${before(STOPPED_DAYS)}
    or (confirmed_at is null and asked_at < ${before(UNCONFIRMED_DAYS)})`.execute(db);
  await sql`delete from alert_confirmation where created_at < ${before(UNCONFIRMED_DAYS)}`.execute(db);
  const contacts = await sql`delete from alert_contact c where created_at < ${before(1)}
    and not exists (select from shopper_contact o where o.site_id = c.site_id and o.contact_id = c.id and o.is_chosen)
    and not exists (select from alert a where a.site_id = c.site_id and a.contact_id = c.id)`.execute(db);
  return { events: removed(events), alerts: removed(alerts), contacts: removed(contacts) };
}

const removed = ({ numAffectedRows }: { readonly numAffectedRows?: bigint | undefined }): number => Number(numAffectedRows ?? 0);
