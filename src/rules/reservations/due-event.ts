import type { ReservationEvent, ReservationState } from './reservation-state.ts';

/** How long a vehicle is held for a shopper who is about to pay (ledger R2). */
export const HOLD_MINUTES = 20;
/** How much longer a hold waits for a bank to answer, once the shopper has paid within its time. */
export const GRACE_MINUTES = 10;
/** How long before its end a shopper is reminded of a paid reservation; one that is no longer than this has no reminder. */
export const REMINDER_HOURS = 6;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** What decides whether a reservation's time is over. Times in milliseconds since 1970. */
export interface ReservationTimes {
  readonly state: ReservationState;
  readonly heldUntil: number | null;
  readonly paidUntil: number | null;
  /** Whether a payment that was begun while it was held waits for the shopper's bank. */
  readonly hasWaitingPayment: boolean;
}

/** When a reservation that keeps its vehicle ends if nothing happens; null for one that keeps none. */
export function endsAt({ state, heldUntil, paidUntil, hasWaitingPayment }: ReservationTimes): number | null {
  if (state === 'paid') return paidUntil;
  if (state !== 'held' || heldUntil === null) return null;
  return hasWaitingPayment ? heldUntil + GRACE_MINUTES * MINUTE : heldUntil;
}

/** What the clock does to a reservation; null while its time is not over. */
export function dueEvent(
  reservation: ReservationTimes,
  now: number,
): Extract<ReservationEvent, 'hold-lapses' | 'time-ends'> | null {
  const end = endsAt(reservation);
  if (end === null || now < end) return null;
  return reservation.state === 'paid' ? 'time-ends' : 'hold-lapses';
}

export const heldUntilFrom = (now: number): number => now + HOLD_MINUTES * MINUTE;
export const paidUntilFrom = (now: number, hours: number): number => now + hours * HOUR;
