import { sql, type Transaction } from 'kysely';
import { type EventState, releaseEvents } from '#src/rules/alerts/stock-events.ts';
import type { BegunPayment } from '#src/rules/payments/payment-state.ts';
import { dueEvent, heldUntilFrom, paidUntilFrom, type ReservationTimes } from '#src/rules/reservations/due-event.ts';
import { reservationEffects } from '#src/rules/reservations/reservation-effects.ts';
import { reservationFields } from '#src/rules/reservations/reservation-lead.ts';
import { type ReservationEvent, reservationTransition } from '#src/rules/reservations/reservation-state.ts';
import { isUuid } from '#src/rules/text/uuid.ts';
import type { Tables } from '#src/store/tables/tables.ts';

/** A reservation that a transaction holds: nothing else happens to it meanwhile. */
export interface LockedReservation extends ReservationTimes {
  readonly id: string;
  readonly siteId: number;
  readonly number: string;
  readonly vehicleId: number;
  readonly visitor: string | null;
  readonly shopperId: string | null;
  readonly phone: string | null;
  readonly idempotencyKey: string;
  readonly hours: number;
  readonly depositCents: number;
  readonly priceCents: number;
  readonly changedAt: number;
  readonly zone: string;
  /** The payments that somebody may be charged for: open ones that the provider knows, and paid ones that were not given back. */
  readonly begun: readonly BegunPayment[];
  /** The vehicle as the feed has it now; null when it was removed. */
  readonly vehicle: EventState | null;
  /** The database's clock when it was locked. */
  readonly now: number;
}

type Raw = Omit<LockedReservation, 'heldUntil' | 'paidUntil' | 'changedAt' | 'now' | 'zone'> & {
  readonly heldUntil: string | null;
  readonly paidUntil: string | null;
  readonly changedAt: string;
  readonly now: string;
  readonly zone: string | null;
};

/** Locks a reservation of a site as it is; null when there is none. */
export async function lockReservation(trx: Transaction<Tables>, siteId: number, id: string): Promise<LockedReservation | null> {
  if (!isUuid(id)) return null;
  const { rows } = await sql<{ found: Raw | null }>`select lock_reservation(${siteId}, ${id}::uuid) as found`.execute(trx);
  const found = rows[0]?.found ?? null;
  return found === null
    ? null
    : {
        ...found,
        heldUntil: at(found.heldUntil),
        paidUntil: at(found.paidUntil),
        changedAt: Date.parse(found.changedAt),
        now: Date.parse(found.now),
        // What was erased has no zone; nobody is told of it either.
        zone: found.zone ?? 'UTC',
      };
}

const at = (text: string | null): number | null => (text === null ? null : Date.parse(text));

/** Who made something happen to a reservation. */
export type ReservationActor = 'shopper' | 'dealer' | 'provider' | 'clock' | 'feed';

/** An event of a reservation, and the payment that it brings. */
export interface Raised {
  readonly event: ReservationEvent;
  readonly by: ReservationActor;
  readonly paymentId?: string;
}

/** Does what the state machine says to a locked reservation, with all that follows, and returns it as it is then; unchanged when it says nothing. */
export async function raise(
  trx: Transaction<Tables>,
  reservation: LockedReservation,
  { event, by, paymentId }: Raised,
): Promise<LockedReservation> {
  const { id, siteId, state, now } = reservation;
  const transition = reservationTransition(state, event);
  if (transition === null) return reservation;
  const { to, money } = transition;
  const heldUntil = to === 'held' && state !== 'held' ? heldUntilFrom(now) : reservation.heldUntil;
  const paidUntil = to === 'paid' && state !== 'paid' ? paidUntilFrom(now, reservation.hours) : reservation.paidUntil;
  const effects = reservationEffects(state, event, transition);
  const change = {
    event,
    by,
    from: state,
    to,
    money,
    paymentId: paymentId ?? null,
    heldUntil: iso(heldUntil),
    paidUntil: iso(paidUntil),
    ...effects,
    stockEvents: effects.isBack ? releaseEvents(reservation.vehicle) : [],
    leadFields: reservationFields({ ...reservation, state: to, paidUntil }),
  };
  await sql`select change_reservation(${siteId}, ${id}::uuid, ${JSON.stringify(change)}::jsonb)`.execute(trx);
  return { ...reservation, state: to, heldUntil, paidUntil, changedAt: now };
}

const iso = (time: number | null): string | null => (time === null ? null : new Date(time).toISOString());

/** Ends a locked reservation whose time is over by the database's clock, as whoever looks at it does first. */
export async function endIfOver(trx: Transaction<Tables>, reservation: LockedReservation): Promise<LockedReservation> {
  const event = dueEvent(reservation, reservation.now);
  return event === null ? reservation : raise(trx, reservation, { event, by: 'clock' });
}
