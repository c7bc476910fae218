import type { EmailBooking } from '#src/adapters/mail/emails/lead-email.ts';
import { bookingPhase } from '#src/rules/bookings/booking-state.ts';
import { bookingNotice, bookingWords } from '#src/rules/bookings/booking-words.ts';
import type { BookingRow } from '#src/store/booking-types.ts';
import { bookingTimes } from '#src/use-cases/bookings/booking-times.ts';

/** A lead's booking as letters tell of it; null where it has none. */
export function emailBooking(booking: BookingRow | null, href: string): EmailBooking | null {
  if (booking === null) return null;
  const { when, heldUntil } = bookingTimes(booking);
  const phase = bookingPhase(booking);
  const { text: news, link: linkLabel } = bookingNotice(phase, when, heldUntil);
  const kept = booking.moves > 0 ? 'Moved' : 'Confirmed';
  const change = phase === 'cancelled' ? 'Cancelled' : phase === 'confirmed' ? kept : null;
  return { when, change, state: bookingWords(phase, heldUntil), news, href, linkLabel };
}
