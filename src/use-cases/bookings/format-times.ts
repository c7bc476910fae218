import type { Booking } from '#src/rules/bookings/booking.ts';
import { zonedTimeText } from '#src/rules/time/time-text.ts';
import { locationZone } from '#src/rules/time/zones.ts';

/** The times of a booking as text, in the time zone of its location, which is named (ledger P10). */
export function bookingTimes(booking: Pick<Booking, 'startsAt' | 'heldUntil' | 'locationState'>) {
  const zone = locationZone(booking.locationState);
  const text = (instant: string) => zonedTimeText(zone, Date.parse(instant));
  return { zone, when: text(booking.startsAt), heldUntil: text(booking.heldUntil ?? booking.startsAt) };
}
