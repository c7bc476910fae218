import { bookingKind, isExactTime } from '#src/rules/bookings/wanted-booking.ts';
import type { Lead } from '#src/rules/leads/lead.ts';
import { fieldOf } from '#src/rules/leads/lead-details.ts';
import type { Location } from '#src/rules/places/location.ts';
import type { RequestedSlot } from '#src/store/leads/lead-inbox.ts';
import { type BookingContext, requestedSlot } from '#src/use-cases/bookings/find-slots.ts';

/** The slot that a stored lead requests: that of its booking, or the time in its form; null when there is none that can be booked. */
export async function findRequestedSlot(
  context: BookingContext,
  locations: readonly Location[],
  lead: Lead,
): Promise<RequestedSlot | null> {
  const time = lead.booking?.startsAt ?? fieldOf(lead, 'dateTime');
  const kind = lead.booking?.kind ?? bookingKind(lead.form);
  const locationId = lead.booking?.locationId ?? lead.locationId;
  const location = locations.find(({ id }) => id === locationId);
  const at = Date.parse(time);
  if (kind === null || location === undefined || Number.isNaN(at) || (lead.booking === null && !isExactTime(time))) return null;
  return requestedSlot(context, location, kind, at);
}
