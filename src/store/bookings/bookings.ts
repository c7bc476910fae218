import { sql, type Transaction } from 'kysely';
import type { Booking } from '#src/rules/bookings/booking.ts';
import { type BookingEvent, bookingPhase, bookingTransition } from '#src/rules/bookings/booking-state.ts';
import { isUuid } from '#src/rules/text/uuid.ts';
import type { Database } from '#src/store/connect.ts';
import { fenced } from '#src/store/fence.ts';
import type { Tables } from '#src/store/tables/tables.ts';
import type { WantedSlot } from './wanted-slot.ts';

/** A lead as its booking's own page needs it. */
export interface BookedLead {
  readonly id: string;
  readonly isSpam: boolean;
  readonly fields: Readonly<Record<string, string>>;
  readonly vehicleId: number | null;
  readonly booking: Booking;
}

/** The lead of a site that has a booking, by its whole id; null if there is none. */
export async function readBookedLead(trx: Transaction<Tables>, siteId: number, leadId: string): Promise<BookedLead | null> {
  if (!isUuid(leadId)) return null;
  const { rows } = await sql<Omit<BookedLead, 'booking'> & { booking: Booking | null }>`
    select id, is_spam, fields, vehicle_id, booking
    from booked_lead(${siteId}, ${leadId}::uuid)`.execute(trx);
  const [row] = rows;
  return row === undefined || row.booking === null ? null : { ...row, booking: row.booking };
}

/** What someone does with a booking. */
export interface BookingChange {
  readonly event: Extract<BookingEvent, `shopper-${string}` | 'dealer-confirms'>;
  /** The slot it needs, its own or another one; null if it gives its slot back. */
  readonly slot: WantedSlot | null;
  /** Whether the location offers that time at all; a slot that it has already does not need it. */
  readonly isOffered: boolean;
  /** What the form's own fields say about the time from now on. */
  readonly fields?: Readonly<Record<string, string>>;
}

export type BookingChanged =
  | { readonly kind: 'changed'; readonly booking: Booking }
  | { readonly kind: 'unknown' | 'notPossible' | 'full' | 'limit' };

/**
 * Changes a lead's booking by the state machine, and queues the messages about it, in one transaction: the dealer about what a
 * shopper did, and both about what the dealer did. The lead's row is locked, so that two changes of one booking take turns.
 */
export function changeBooking(db: Database, siteId: number, leadId: string, change: BookingChange): Promise<BookingChanged> {
  if (!isUuid(leadId)) return Promise.resolve({ kind: 'unknown' });
  return fenced(db, siteId, async (trx) => {
    const { rows } = await sql<{ isSpam: boolean }>`
      select is_spam from lock_booked_lead(${siteId}, ${leadId}::uuid)`.execute(trx);
    const [lead] = rows;
    if (lead === undefined) return { kind: 'unknown' };
    const before = await currentBooking(trx, leadId);
    const phase = before === null ? 'wish' : bookingPhase(before);
    const transition = lead.isSpam ? null : bookingTransition(phase, change.event);
    if (transition === null) return { kind: 'notPossible' };
    const isMove =
      change.event === 'shopper-moves' && Date.parse(change.slot?.startsAt ?? '') !== Date.parse(before?.startsAt ?? '');
    if (before !== null && transition.to === phase && !isMove) return { kind: 'changed', booking: before };
    if (transition.slot === 'take' && !change.isOffered) return { kind: 'full' };
    if (transition.slot === 'take' || transition.slot === 'keep') {
      if (change.slot === null) return { kind: 'notPossible' };
      const outcome = await takeSlot(trx, siteId, leadId, { ...change.slot, state: 'confirmed' });
      if (outcome !== 'taken') return { kind: outcome };
    } else {
      await sql`select cancel_booking(${siteId}, ${leadId}::uuid)`.execute(trx);
    }
    const skipped = change.event === 'dealer-confirms' ? null : 'shopper-email';
    await sql`select tell_booking_change(${siteId}, ${leadId}::uuid, ${JSON.stringify(change.fields ?? {})}::jsonb, ${skipped}::text)`.execute(
      trx,
    );
    const booking = await currentBooking(trx, leadId);
    return booking === null ? { kind: 'unknown' } : { kind: 'changed', booking };
  });
}

/** Takes a slot for a lead instead of the one it had; 'full' and 'limit' change nothing. */
export async function takeSlot(
  trx: Transaction<Tables>,
  siteId: number,
  leadId: string,
  wanted: WantedSlot & { readonly state: 'held' | 'confirmed' },
): Promise<'taken' | 'full' | 'limit'> {
  const { rows } = await sql<{ outcome: 'taken' | 'full' | 'limit' }>`
    select take_place(${leadId}::uuid, ${siteId}, ${JSON.stringify(wanted)}::jsonb) as outcome`.execute(trx);
  return rows[0]?.outcome ?? 'full';
}

/** A lead's booking as a transaction sees it. */
export async function currentBooking(trx: Transaction<Tables>, leadId: string): Promise<Booking | null> {
  const { rows } = await sql<{ booking: Booking | null }>`select booking_of(${leadId}::uuid) as booking`.execute(trx);
  return rows[0]?.booking ?? null;
}
