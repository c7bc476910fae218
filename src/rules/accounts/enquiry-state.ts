import type { BookingPhase } from '#src/rules/bookings/booking-state.ts';

/** How far something that a shopper sent has come, in the shopper's words. */
export type EnquiryState = 'Sent' | 'Confirmed' | 'Waiting for you' | 'Closed';

interface Input {
  /** Whether it has reached one of the dealer's receivers. */
  readonly isDelivered: boolean;
  readonly booking: { readonly phase: BookingPhase; readonly hasBegun: boolean } | null;
}

/** The state of an enquiry or a booking, by what has happened to it and nothing else. Null when nothing has (ledger A10). */
export function enquiryState({ isDelivered, booking }: Input): EnquiryState | null {
  const sent = isDelivered ? 'Sent' : null;
  if (booking === null) return sent;
  if (booking.hasBegun) return 'Closed';
  switch (booking.phase) {
    case 'confirmed':
      return 'Confirmed';
    case 'held':
    case 'lapsed':
      return 'Waiting for you';
    case 'wish':
      return sent;
    case 'cancelled':
    case 'moved':
    case 'spam':
    case 'confirmed-spam':
      return 'Closed';
  }
}
