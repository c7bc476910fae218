import { sql } from 'kysely';
import type { BookingRow } from './booking-types.ts';
import type { Database } from './connect.ts';
import { DELIVERY_QUEUE, JOB_SCHEMA } from './job-queue.ts';

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
  readonly lead: LeadRow;
}

/** A lead as it is stored. */
export interface LeadRow {
  readonly id: string;
  readonly form: string;
  readonly category: string;
  readonly subcategory: string | null;
  readonly leadStatus: 'Incomplete' | 'Complete';
  readonly isSpam: boolean;
  readonly vehicleId: number | null;
  readonly dealershipId: number | null;
  readonly locationId: number | null;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly consent: Readonly<Record<string, unknown>> | null;
  readonly upload: Readonly<Record<string, unknown>> | null;
  readonly booking: BookingRow | null;
  readonly createdAt: Date;
}

/** A lead's columns as the code names them; `l` is the lead. */
export const LEAD_COLUMNS = sql`json_build_object('id', l.id, 'form', l.form, 'category', l.category, 'subcategory', l.subcategory,
  'leadStatus', l.lead_status, 'isSpam', l.is_spam, 'vehicleId', l.vehicle_id, 'dealershipId', l.dealership_id, 'locationId', l.location_id,
  'fields', l.fields, 'attributes', l.attributes, 'consent', l.consent, 'upload', l.upload,
  'booking', booking_of(l.id))`;

/** Those of these deliveries that are still to be made: one that was delivered, set aside or erased meanwhile is not among them. */
export async function readDueDeliveries(db: Database, ids: readonly string[]): Promise<DueDelivery[]> {
  const { rows } = await sql<Omit<DueDelivery, 'lead'> & { lead: Omit<LeadRow, 'createdAt'>; createdAt: Date }>`
    select d.id, d.channel, d.target, d.attempts, d.first_attempt_at as "firstAttemptAt", l.created_at as "createdAt",
      json_build_object('id', s.id, 'slug', s.slug,
        'domains', array(select h.host from site_host h where h.site = s.id order by h.position)) as site,
      ${LEAD_COLUMNS} as lead
    from delivery d join lead l on l.id = d.lead_id and l.site_id = d.site_id join site s on s.id = d.site_id
    where d.id = any(${[...ids]}::uuid[]) and d.state = 'waiting' and not l.is_spam`.execute(db);
  return rows.map(({ createdAt, lead, ...delivery }) => ({ ...delivery, lead: { ...lead, createdAt } }));
}

/** Records that a delivery was made. */
export async function recordDelivered(db: Database, id: string, at: Date): Promise<void> {
  await sql`
    with changed as (
      update delivery set state = 'delivered', delivered_at = ${at}, attempts = attempts + 1, last_error = null,
        first_attempt_at = coalesce(first_attempt_at, ${at})
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

/** Records an attempt that failed and, in the same transaction, queues the next one or sets the delivery aside. */
export async function recordFailed(db: Database, { id, at, error, nextAttemptAt }: FailedAttempt): Promise<void> {
  await sql`
    with changed as (
      update delivery set attempts = attempts + 1, last_error = ${error}, first_attempt_at = coalesce(first_attempt_at, ${at}),
        state = case when ${nextAttemptAt}::timestamptz is null then 'set_aside' else state end,
        next_attempt_at = coalesce(${nextAttemptAt}, next_attempt_at)
      where id = ${id} and state = 'waiting' returning id, site_id
    ), noted as (
      insert into delivery_attempt (delivery_id, site_id, at, outcome, error)
      select id, site_id, ${at}::timestamptz, 'failed', ${error} from changed
    )
    ${queued(sql`select id, ${nextAttemptAt}::timestamptz as start_after from changed where ${nextAttemptAt}::timestamptz is not null`)}`.execute(
    db,
  );
}

/** How long a delivery may be due without a job before it counts as lost; a job that was just taken is about to settle it. */
const LOST_AFTER = sql`interval '2 minutes'`;

/** Queues again whatever waits and is due but has no job: a lost job never loses a lead. Returns how many there were. */
export async function requeueLost(db: Database, now: Date): Promise<number> {
  const { rows } = await sql`
    ${queued(sql`select d.id, ${now}::timestamptz as start_after from delivery d join lead l on l.id = d.lead_id and not l.is_spam
      where d.state = 'waiting' and d.next_attempt_at < ${now}::timestamptz - ${LOST_AFTER}
        and not exists (select from ${sql.table(`${JOB_SCHEMA}.job`)} j
          where j.name = ${DELIVERY_QUEUE} and j.state < 'completed' and j.data->>'deliveryId' = d.id::text)
      limit 5000`)} returning id`.execute(db);
  return rows.length;
}

/**
 * Sends a lead's deliveries again, each under its own id as before and with three days of its own. A suppressed letter stays suppressed: its
 * limit protects someone who may not have asked for it. Returns how many.
 */
export async function resendDeliveries(db: Database, siteId: number, leadId: string, now: Date): Promise<number> {
  const { rows } = await sql`
    with begun as (
      update delivery set state = 'waiting', delivered_at = null, attempts = 0, first_attempt_at = null, next_attempt_at = ${now}
      where lead_id = ${leadId} and site_id = ${siteId} and state <> 'suppressed' returning id
    )
    ${queued(sql`select id, ${now}::timestamptz as start_after from begun`)} returning id`.execute(db);
  return rows.length;
}

/** The insertion of jobs for deliveries, given as rows of id and start_after, with the queue's own policy. */
const queued = (deliveries: ReturnType<typeof sql>) => sql`
  insert into ${sql.table(`${JOB_SCHEMA}.job`)} (name, data, start_after, expire_seconds, deletion_seconds, keep_until, retry_limit,
    retry_delay, retry_backoff, retry_delay_max, policy, dead_letter, heartbeat_seconds)
  select q.name, jsonb_build_object('deliveryId', due.id), due.start_after, q.expire_seconds, q.deletion_seconds,
    due.start_after + q.retention_seconds * interval '1 second', q.retry_limit, q.retry_delay, q.retry_backoff, q.retry_delay_max,
    q.policy, q.dead_letter, q.heartbeat_seconds
  from (${deliveries}) due join ${sql.table(`${JOB_SCHEMA}.queue`)} q on q.name = ${DELIVERY_QUEUE}`;
