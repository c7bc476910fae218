import { sql, type Transaction } from 'kysely';
import type { Booking } from '#src/rules/bookings/booking.ts';
import { bookingPhase, bookingTransition } from '#src/rules/bookings/booking-state.ts';
import type { SuppressionReason } from '#src/rules/leads/confirmation.ts';
import type { Lead } from '#src/rules/leads/lead.ts';
import type { PlannedDelivery } from '#src/rules/leads/planned-deliveries.ts';
import { isUuid } from '#src/rules/text/uuid.ts';
import { currentBooking, takeSlot } from '#src/store/bookings/bookings.ts';
import type { WantedSlot } from '#src/store/bookings/wanted-slot.ts';
import type { Database } from '#src/store/connect.ts';
import { fenced } from '#src/store/fence.ts';
import type { Tables } from '#src/store/tables/tables.ts';
import { LEAD_COLUMNS } from './deliveries.ts';

/** A lead in the inbox, with the states of its deliveries. */
export interface InboxLead {
  readonly lead: Lead;
  readonly vehicle: string | null;
  readonly spamReason: string | null;
  /** How many of its deliveries are for the dealer, not the shopper. */
  readonly toDealer: number;
  readonly delivered: number;
  readonly waiting: number;
  readonly setAside: number;
  readonly suppressed: number;
}

/** A delivery with every attempt at it. */
export interface InboxDelivery {
  readonly id: string;
  readonly channel: string;
  readonly target: string;
  readonly state: 'waiting' | 'delivered' | 'set_aside' | 'suppressed';
  readonly suppressedBecause: SuppressionReason | null;
  readonly attempts: number;
  readonly lastError: string | null;
  readonly nextAttemptAt: string | null;
  readonly deliveredAt: string | null;
  readonly made: readonly { readonly at: string; readonly outcome: 'delivered' | 'failed'; readonly error: string | null }[];
}

export interface InboxFilter {
  readonly isSpam: boolean;
  readonly most: number;
  /** Only the lead whose id begins like this. */
  readonly id?: string;
}

/** A site's leads, the latest first. */
export async function listInbox(db: Database, siteId: number, { isSpam, most, id = '' }: InboxFilter): Promise<InboxLead[]> {
  const { rows } = await sql<Omit<InboxLead, 'lead'> & { lead: Omit<Lead, 'createdAt'>; createdAt: Date }>`
    select ${LEAD_COLUMNS} as lead, l.created_at, l.spam_reason,
      nullif(concat_ws(' ', v.year, v.make, v.model, v.badge), '') as vehicle,
      count(d.id) filter (where d.channel <> 'shopper-email')::int as to_dealer,
      count(d.id) filter (where d.state = 'delivered')::int as delivered,
      count(d.id) filter (where d.state = 'waiting')::int as waiting,
      count(d.id) filter (where d.state = 'set_aside')::int as set_aside,
      count(d.id) filter (where d.state = 'suppressed')::int as suppressed
    from lead l left join delivery d on d.lead_id = l.id
      left join vehicle v on v.id = l.vehicle_id
        and exists (select from site_dealership s where s.site_id = l.site_id and s.dealership_id = v.dealership_id)
    where l.site_id = ${siteId} and (${id !== ''} or l.is_spam = ${isSpam}) and starts_with(l.id::text, ${id.toLowerCase()})
    group by l.id, v.id order by l.created_at desc, l.id limit ${most}`.execute(db);
  return rows.map(({ createdAt, lead, ...rest }) => ({ ...rest, lead: { ...lead, createdAt } }));
}

/** How many leads of a site are held as spam. */
export async function countSpam(db: Database, siteId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from lead where site_id = ${siteId} and is_spam`.execute(db);
  return rows[0]?.count ?? 0;
}

/** How many of a site's deliveries were given up, and how many of its leads had no receiver. */
export async function countUndelivered(
  db: Database,
  siteId: number,
): Promise<{ readonly notDelivered: number; readonly unreceived: number }> {
  const { rows } = await sql<{ notDelivered: number; unreceived: number }>`
    select (select count(*)::int from delivery d where d.site_id = ${siteId} and d.state = 'set_aside') as not_delivered,
      (select count(*)::int from lead l where l.site_id = ${siteId} and not l.is_spam and l.lead_status = 'Complete'
        and not exists (select from delivery d where d.lead_id = l.id and d.site_id = l.site_id and d.channel <> 'shopper-email'))
        as unreceived`.execute(db);
  return rows[0] ?? { notDelivered: 0, unreceived: 0 };
}

/** A lead's deliveries, each with its attempts in the order they were made. */
export async function listDeliveries(db: Database, siteId: number, leadId: string): Promise<InboxDelivery[]> {
  if (!isUuid(leadId)) return [];
  const { rows } = await sql<InboxDelivery>`
    select d.id, d.channel, d.target, d.state, d.attempts, d.last_error,
      d.suppressed_because,
      to_json(case when d.state = 'waiting' then d.next_attempt_at end) as next_attempt_at, to_json(d.delivered_at) as delivered_at,
      coalesce((select json_agg(json_build_object('at', a.at, 'outcome', a.outcome, 'error', a.error) order by a.id)
        from delivery_attempt a where a.delivery_id = d.id), '[]') as made
    from delivery d where d.lead_id = ${leadId} and d.site_id = ${siteId} order by d.created_at, d.channel, d.target`.execute(db);
  return rows;
}

/**
 * Holds a lead back as spam: its deliveries that are not made yet wait, and its slot is free for others. Returns whether there was such a lead. A key
 * that was derived from its content is given up, so that the same words sent again are a new lead; a browser's own key stays its own.
 */
export async function holdLead(db: Database, siteId: number, leadId: string): Promise<boolean> {
  const { rows } = await sql`
    with held as (
      update lead set is_spam = true, spam_reason = coalesce(spam_reason, 'by-hand'),
        idempotency_key = case when idempotency_key like 'derived:%' and not is_spam then idempotency_key || ' held ' || id
          else idempotency_key end
      where id = ${leadId} and site_id = ${siteId}
      returning id, site_id
    ), freed as (
      update appointment a set state = 'released', reason = 'spam', place = null, sequence = a.sequence + 1, changed_at = now()
      from held where a.lead_id = held.id and a.site_id = held.site_id and (a.state <> 'released' or a.reason = 'lapsed')
        and a.sequence = (select max(b.sequence) from appointment b where b.lead_id = held.id and b.site_id = held.site_id)
    )
    select id from held`.execute(db);
  return rows.length > 0;
}

/** Gives a lead receivers that it did not have when it came, and queues their deliveries; returns how many. */
export function addReceivers(db: Database, siteId: number, leadId: string, planned: readonly PlannedDelivery[]): Promise<number> {
  return fenced(db, siteId, async (trx) => {
    await sql`update lead set planned = planned || ${JSON.stringify(planned)}::jsonb
      where id = ${leadId}::uuid and site_id = ${siteId}`.execute(trx);
    const { rows } = await sql<{ made: number }>`
      select queue_deliveries(id, 0::smallint, null) as made from lead where id = ${leadId}::uuid and site_id = ${siteId}`.execute(
      trx,
    );
    return rows[0]?.made ?? 0;
  });
}

/** The outcome of releasing a lead: whether it was held at all, and the booking it has now. */
export type LeadReleased = { readonly kind: 'notHeld' } | { readonly kind: 'released'; readonly booking: Booking | null };

/** The slot that a lead asked for, and whether its location still offers that time. */
export interface RequestedSlot {
  readonly slot: WantedSlot;
  readonly isOffered: boolean;
}

/**
 * Releases a held lead: its planned deliveries are made now, and those it has had already continue. The slot it asked for is taken again if
 * it is still free; otherwise its time stays with the lead as a request.
 */
export function releaseLead(
  db: Database,
  siteId: number,
  leadId: string,
  requested: RequestedSlot | null,
): Promise<LeadReleased> {
  return fenced(db, siteId, async (trx) => {
    const { rows } = await sql<{ isFinished: boolean }>`
      update lead set is_spam = false, spam_reason = null where id = ${leadId} and site_id = ${siteId} and is_spam
      returning lead_status = 'Complete' as is_finished`.execute(trx);
    const [lead] = rows;
    if (lead === undefined) return { kind: 'notHeld' };
    // An unfinished one is handed over by the half-hour rule like any other.
    if (lead.isFinished) {
      await restoreBooking(trx, siteId, leadId, requested);
      await sql`select queue_deliveries(${leadId}::uuid, 0::smallint, null)`.execute(trx);
    }
    return { kind: 'released', booking: await currentBooking(trx, leadId) };
  });
}

async function restoreBooking(
  trx: Transaction<Tables>,
  siteId: number,
  leadId: string,
  requested: RequestedSlot | null,
): Promise<void> {
  const booking = await currentBooking(trx, leadId);
  // A lead that was held from the beginning never had a booking.
  const transition = bookingTransition(booking === null ? 'spam' : bookingPhase(booking), 'marked-not-spam');
  if (transition === null) return;
  const state = transition.to === 'confirmed' ? 'confirmed' : 'held';
  if (requested?.isOffered === true && (await takeSlot(trx, siteId, leadId, { ...requested.slot, state })) === 'taken') return;
  if (booking !== null)
    await sql`update appointment set reason = 'wish', changed_at = now() where lead_id = ${leadId}::uuid and site_id = ${siteId}
      and reason = 'spam'`.execute(trx);
  else if (requested !== null)
    await sql`select note_wish(${leadId}::uuid, ${siteId}, ${JSON.stringify(requested.slot)}::jsonb)`.execute(trx);
}
