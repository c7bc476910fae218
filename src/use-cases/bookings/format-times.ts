import type { Booking } from '#src/rules/bookings/booking.ts';
import { zonedTimeText } from '#src/rules/time/time-text.ts';
import { zoneOf } from './find-slots.ts';

/** The times of a booking as text, in the time zone of its location, which is named (ledger P10). */
export function bookingTimes(booking: Pick<Booking, 'startsAt' | 'heldUntil' | 'locationState'>) {
  const zone = zoneOf({ state: booking.locationState ?? '' });
  const text = (instant: string) => zonedTimeText(zone, Date.parse(instant));
  return { zone, when: text(booking.startsAt), heldUntil: text(booking.heldUntil ?? booking.startsAt) };
}
