import { type CalendarEvent, calendarFile } from '#src/adapters/calendar/calendar-file.ts';
import { bookingPath } from '#src/rules/bookings/booking-path.ts';
import { type BookingPhase, holdsSlot } from '#src/rules/bookings/booking-state.ts';
import { bookingName } from '#src/rules/bookings/booking-words.ts';
import { vehicleName } from '#src/rules/stock/vehicle.ts';
import type { Context } from '#src/use-cases/context.ts';
import { locationLine } from '#src/use-cases/places/find-locations.ts';
import { findVehicle } from '#src/use-cases/stock/find-vehicle.ts';
import { type BookingLink, findBooking } from './find-booking.ts';

const MINUTE_MS = 60_000;
/** The length of a booking that was made before lengths were stored. */
const USUAL_MINUTES = 30;

const statusOf = (phase: BookingPhase): CalendarEvent['status'] => {
  if (!holdsSlot(phase)) return 'CANCELLED';
  return phase === 'confirmed' ? 'CONFIRMED' : 'TENTATIVE';
};

/** A booking as a calendar file for the shopper; null when the link is wrong (ledger L11). */
export async function writeCalendar(context: Context, link: BookingLink): Promise<string | null> {
  const found = await findBooking(context, link);
  if (found === null) return null;
  const { booking, phase, location, startsAt } = found;
  const car = found.vehicleId === null ? null : await findVehicle(context, String(found.vehicleId));
  const place = location === null ? null : locationLine(context, location);
  const where = place === null ? (booking.locationName ?? context.site.name) : place.name;
  const name = bookingName(booking.kind, car?.itemType ?? context.site.switches.itemType);
  const href = new URL(bookingPath(link.reference, link.key), context.origin).href;
  return calendarFile({
    uid: found.id,
    sequence: booking.sequence,
    changedAt: Date.parse(booking.changedAt),
    startsAt,
    endsAt: startsAt + (booking.minutes ?? USUAL_MINUTES) * MINUTE_MS,
    status: statusOf(phase),
    summary: `${name.charAt(0).toUpperCase()}${name.slice(1)} at ${where}`,
    description: [
      car === null ? '' : vehicleName(car),
      place?.phone == null ? '' : `Phone: ${place.phone}`,
      `See, move or cancel your booking: ${href}`,
    ]
      .filter((line) => line !== '')
      .join('\n'),
    location:
      place === null
        ? where
        : [place.name, place.street, `${place.city} ${place.state} ${place.postcode}`]
            .filter((part) => part.trim() !== '')
            .join(', '),
    url: href,
  });
}
