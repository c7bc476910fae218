import type { BookingPhase } from './booking-state.ts';

/** A booking's phase in words for the dealer. `heldUntil` is the end of its hold, as text for people. */
export function bookingWords(phase: BookingPhase, heldUntil: string): string {
  const words: Readonly<Record<BookingPhase, string>> = {
    wish: 'wanted, no place is held',
    held: `held until ${heldUntil}, not confirmed yet`,
    lapsed: `not confirmed by ${heldUntil}, the place is free again`,
    confirmed: 'confirmed',
    cancelled: 'cancelled by the customer, the place is free again',
    moved: 'moved to another time',
    spam: 'released as spam',
    'confirmed-spam': 'released as spam',
  };
  return words[phase];
}

/** What a shopper reads about the time they chose, and the text of the link to their booking. */
export function bookingNews(
  phase: BookingPhase,
  when: string,
  heldUntil: string,
): { readonly text: string; readonly link: string } {
  switch (phase) {
    case 'held':
      return {
        text: `We’re holding ${when} for you until ${heldUntil}. Confirm it and the time is yours.`,
        link: 'Confirm your time',
      };
    case 'confirmed':
      return { text: `You’re booked in for ${when}.`, link: 'See or change your booking' };
    case 'lapsed':
      return { text: `We held ${when} for you until ${heldUntil}. It may still be free.`, link: 'Check your time' };
    case 'cancelled':
      return { text: `Your booking for ${when} is cancelled.`, link: 'Choose another time' };
    case 'wish':
    case 'moved':
    case 'spam':
    case 'confirmed-spam':
      return { text: `You asked for ${when}. Someone will confirm it with you.`, link: 'See or change your booking' };
  }
}
