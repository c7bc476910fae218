import type { BookingKind } from './booking.ts';
import { type BookingPhase, holdsSlot } from './booking-state.ts';

/** A booking's phase in words for the dealer. `heldUntil` is the end of its hold, as text for people. */
export function bookingWords(phase: BookingPhase, heldUntil: string): string {
  const words: Readonly<Record<BookingPhase, string>> = {
    wish: 'requested, no time is held',
    held: `held until ${heldUntil}, not confirmed yet`,
    lapsed: `not confirmed by ${heldUntil}, the time is free again`,
    confirmed: 'confirmed',
    cancelled: 'cancelled by the customer, the time is free again',
    moved: 'moved to another time',
    spam: 'released as spam',
    'confirmed-spam': 'released as spam',
  };
  return words[phase];
}

/** What a shopper reads about the time they chose, and the text of the link to their booking. */
export function bookingNotice(
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
      return { text: `We held ${when} for you until ${heldUntil}. It may still be available.`, link: 'Check your time' };
    case 'cancelled':
      return { text: `Your booking for ${when} is cancelled.`, link: 'Choose another time' };
    case 'wish':
    case 'moved':
    case 'spam':
    case 'confirmed-spam':
      return { text: `You asked for ${when}. Someone will confirm it with you.`, link: 'See or change your booking' };
  }
}

export interface BookingPageWords {
  readonly status: string;
  readonly title: string;
  readonly text: string;
}

export interface BookingPageFacts {
  readonly phase: BookingPhase;
  readonly kind: BookingKind;
  /** What it is about, car or caravan. */
  readonly word: string;
  /** Whether that is a motorhome. */
  readonly drivesItself: boolean;
  /** The end of the hold, as text for people. */
  readonly heldUntil: string;
  readonly hasBegun: boolean;
  /** Whether the time of a lapsed booking is still free. */
  readonly isStillFree: boolean;
}

/** The texts at the top of a booking's page, by its phase (ledger L11). */
export function bookingPageWords({
  phase,
  kind,
  word,
  drivesItself,
  heldUntil,
  hasBegun,
  isStillFree,
}: BookingPageFacts): BookingPageWords {
  const name = bookingName(kind, word);
  if (hasBegun && holdsSlot(phase))
    return {
      status: 'Past booking',
      title: 'This booking is in the past',
      text: 'We hope it went well. Give us a call if there’s anything else we can help with.',
    };
  switch (phase) {
    case 'held':
      return {
        status: 'Not confirmed yet',
        title: `Confirm your ${name}`,
        text: `We’re holding this time for you until ${heldUntil}. Confirm it and it’s yours.`,
      };
    case 'confirmed':
      return {
        status: 'Confirmed',
        title: 'You’re booked in',
        text: `We’ll be ready for you. ${whatToBring(kind, word, drivesItself)}`,
      };
    case 'lapsed':
      return isStillFree && !hasBegun
        ? {
            status: 'Not confirmed',
            title: 'Still keen on this time?',
            text: `We held it for you until ${heldUntil}. It’s still available, so you can confirm it now.`,
          }
        : {
            status: 'Not confirmed',
            title: 'Sorry, that time has gone',
            text: `We held it for you until ${heldUntil}, and it has since been taken. Choose another time and you’re booked in.`,
          };
    case 'cancelled':
      return {
        status: 'Cancelled',
        title: `Your ${name} is cancelled`,
        text: 'Thanks for letting us know. Changed your mind? Choose another time and you’re booked in.',
      };
    case 'wish':
      return {
        status: 'To be confirmed',
        title: hasBegun ? 'That time has passed' : 'We have your preferred time',
        text: hasBegun
          ? 'Choose another time and you’re booked in, or give us a call.'
          : 'Our team will be in touch to confirm it. Or choose one of our available times now and you’re booked in.',
      };
    case 'moved':
    case 'spam':
    case 'confirmed-spam':
      return {
        status: 'Not active',
        title: 'This booking isn’t active',
        text: 'Please give us a call and we’ll find you a time.',
      };
  }
}

const BOOKING_NAMES: Readonly<Record<BookingKind, string>> = {
  'test-drive': 'test drive',
  service: 'service',
  inspection: 'inspection',
};

/** Nobody drives a caravan: where a car is test driven, it is inspected (ledger P5). `word` is what it is about, car or caravan. */
export const isInspected = (kind: string, word: string): boolean => kind === 'test-drive' && word === 'caravan';

/** The button that opens the booking of a test drive, or of an inspection: the site's own words if it has any (ledger P5). */
export const driveButtonText = (own: string | null, word: string): string =>
  own ?? (isInspected('test-drive', word) ? 'Book an inspection' : 'Book a test drive');

/** The same on an offer, where it stands among titles. */
export const driveLinkText = (own: string | null, word: string): string =>
  own ?? (isInspected('test-drive', word) ? 'Book An Inspection' : 'Book A Test Drive');

/** What a booking is called within a sentence. */
export const bookingName = (kind: BookingKind, word: string): string =>
  isInspected(kind, word) ? 'inspection' : BOOKING_NAMES[kind];

/** Only what is towed needs the car that tows it (ledger P15). */
const whatToBring = (kind: BookingKind, word: string, drivesItself: boolean): string =>
  (word === 'caravan' && !(drivesItself && kind === 'test-drive') ? WITH_A_CARAVAN : WHAT_TO_BRING)[kind];

const WHAT_TO_BRING: Readonly<Record<BookingKind, string>> = {
  'test-drive': 'Please bring your driver licence.',
  service: 'Please bring your logbook if you have one.',
  inspection: 'Please bring your licence, both keys and the service book.',
};

const WITH_A_CARAVAN: Readonly<Record<BookingKind, string>> = {
  'test-drive': 'If you can, bring the car you tow with.',
  service: 'Please bring its service book if you have one.',
  inspection: 'Please bring your licence, the keys and the service book.',
};
