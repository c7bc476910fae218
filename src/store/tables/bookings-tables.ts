import { BOOKING_KINDS } from '#src/rules/bookings/booking.ts';
import { defaulted, integer, nullable, oneOf, smallint, text, texts, timestamptz, uuid } from './column.ts';

/** Bookings; a lead’s booking is its row with the highest sequence. */
export const bookingsTables = {
  appointment: {
    id: defaulted(uuid),
    siteId: defaulted(integer),
    leadId: uuid,
    locationId: integer,
    kind: oneOf(...BOOKING_KINDS),
    startsAt: timestamptz,
    place: nullable(smallint),
    state: defaulted(oneOf('held', 'confirmed', 'released')),
    reason: nullable(oneOf('wish', 'lapsed', 'cancelled', 'moved', 'spam')),
    heldUntil: nullable(timestamptz),
    confirmedAt: nullable(timestamptz),
    minutes: nullable(smallint),
    sequence: defaulted(integer),
    persons: defaulted(texts),
    network: nullable(text),
    createdAt: defaulted(timestamptz),
    changedAt: defaulted(timestamptz),
  },
};
