import { sql } from 'kysely';
import type { Lead } from '#src/rules/leads/lead.ts';
import type { Database } from '#src/store/connect.ts';

/** The ways by which a lead reaches people and their systems. */
export type Channel = 'dealer-email' | 'shopper-email' | 'adf-email' | 'webhook';

/** A delivery that is due, with the lead it carries. */
export interface DueDelivery {
  readonly id: string;
  readonly channel: Channel;
  readonly target: string;
  /** How many attempts there have been since it was last begun. */
  readonly attempts: number;
  readonly firstAttemptAt: Date | null;
  readonly site: { readonly id: number; readonly slug: string; readonly domains: readonly string[] };
  readonly lead: Lead;
}

/** A lead's columns as the code names them; `l` is the lead. */
export const LEAD_COLUMNS = sql`json_build_object('id', l.id, 'form', l.form, 'category', l.category, 'subcategory', l.subcategory,
  'leadStatus', l.lead_status, 'isSpam', l.is_spam, 'vehicleId', l.vehicle_id, 'dealershipId', l.dealership_id, 'locationId', l.location_id,
  'fields', l.fields, 'attributes', l.attributes, 'consent', l.consent, 'upload', l.upload,
  'booking', booking_of(l.id))`;

/** A worker that has gone silent loses what it has taken after this time; one that is alive renews its leases more often. */
const LEASE_END = sql`now() + interval '15 seconds'`;

/**
 * Takes deliveries that are due, up to a number, the longest due first, and leases them: no other worker takes them until the lease has ended.
 * Leads held as spam are passed over. The database's clock decides, so that workers on several machines agree.
 */
export async function takeDueDeliveries(db: Database, most: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with due as materialized (
      select d.id from delivery d join lead l on l.id = d.lead_id and l.site_id = d.site_id
      where d.state = 'waiting' and d.next_attempt_at <= now() and (d.leased_until is null or d.leased_until <= now()) and not l.is_spam
      order by d.next_attempt_at limit ${most} for no key update of d skip locked
    )
    update delivery d set leased_until = ${LEASE_END} from due where d.id = due.id returning d.id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Renews the leases of deliveries that are still under way; one that was recorded meanwhile has no lease to renew. */
export async function renewLeases(db: Database, ids: readonly string[]): Promise<void> {
  await sql`update delivery set leased_until = ${LEASE_END} where id = any(${[...ids]}::uuid[]) and leased_until is not null`.execute(
    db,
  );
}

/** Those of these deliveries that are still to be made, without those that were delivered, set aside or erased meanwhile. */
export async function readDueDeliveries(db: Database, ids: readonly string[]): Promise<DueDelivery[]> {
  const { rows } = await sql<Omit<DueDelivery, 'lead'> & { lead: Omit<Lead, 'createdAt'>; createdAt: Date }>`
    select d.id, d.channel, d.target, d.attempts, d.first_attempt_at, l.created_at,
      json_build_object('id', s.id, 'slug', s.slug,
        'domains', array(select h.host from site_host h where h.site = s.id order by h.position)) as site,
      ${LEAD_COLUMNS} as lead
    from delivery d join lead l on l.id = d.lead_id and l.site_id = d.site_id join site s on s.id = d.site_id
    where d.id = any(${[...ids]}::uuid[]) and d.state = 'waiting' and not l.is_spam
    order by d.next_attempt_at`.execute(db);
  return rows.map(({ createdAt, lead, ...delivery }) => ({ ...delivery, lead: { ...lead, createdAt } }));
}

export async function recordDelivered(db: Database, id: string, at: Date): Promise<void> {
  await sql`
    with changed as (
      update delivery set state = 'delivered', delivered_at = ${at}, attempts = attempts + 1, last_error = null,
        leased_until = null, first_attempt_at = coalesce(first_attempt_at, ${at})
      where id = ${id} and state = 'waiting' returning id, site_id
    )
    insert into delivery_attempt (delivery_id, site_id, at, outcome) select id, site_id, ${at}::timestamptz, 'delivered' from changed`.execute(
    db,
  );
}

/** What came of an attempt that failed. */
export interface FailedAttempt {
  readonly id: string;
  readonly at: Date;
  readonly error: string;
  /** When it is tried again; null sets it aside. */
  readonly nextAttemptAt: Date | null;
}

/** Records an attempt that failed, and when the next one is due or that the delivery is set aside. */
export async function recordFailed(db: Database, { id, at, error, nextAttemptAt }: FailedAttempt): Promise<void> {
  await sql`
    with changed as (
      update delivery set attempts = attempts + 1, last_error = ${error}, first_attempt_at = coalesce(first_attempt_at, ${at}),
        state = case when ${nextAttemptAt}::timestamptz is null then 'set_aside' else state end,
        next_attempt_at = coalesce(${nextAttemptAt}, next_attempt_at), leased_until = null
      where id = ${id} and state = 'waiting' returning id, site_id
    )
    insert into delivery_attempt (delivery_id, site_id, at, outcome, error)
    select id, site_id, ${at}::timestamptz, 'failed', ${error} from changed`.execute(db);
}

/**
 * Sends a lead's deliveries again, each under its own id as before and with three days of its own. A suppressed email stays suppressed: its
 * limit protects someone who may not have asked for it. Returns how many.
 */
export async function resendDeliveries(db: Database, siteId: number, leadId: string, now: Date): Promise<number> {
  const { rows } = await sql`
    update delivery set state = 'waiting', delivered_at = null, attempts = 0, first_attempt_at = null, next_attempt_at = ${now}
    where lead_id = ${leadId} and site_id = ${siteId} and state <> 'suppressed' returning id`.execute(db);
  return rows.length;
}
