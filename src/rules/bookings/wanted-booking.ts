import type { FormName } from '#src/rules/leads/form-name.ts';
import type { BookingKind } from './booking.ts';

const KINDS: Partial<Record<FormName, BookingKind>> = {
  'test-drive': 'test-drive',
  service: 'service',
  'service-minimal': 'service',
  inspection: 'inspection',
};

/** What a form books if a time is chosen; null for a form that books nothing. */
export const bookingKind = (form: string): BookingKind | null =>
  Object.hasOwn(KINDS, form) ? (KINDS[form as FormName] ?? null) : null;

/**
 * Whether a text is an exact time that can be booked, as programs write one. A day without a time, or words, is only a request
 * (ledger L11).
 */
export const isExactTime = (text: string): boolean => /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?(?:Z|[+-]\d\d:\d\d)$/.test(text);

/** The field that holds the day of the chosen time, in each kind's form. */
export const DAY_FIELDS = {
  'test-drive': 'booking_date',
  service: 'Preferred Service Date',
  inspection: 'booking_date',
} as const satisfies Readonly<Record<BookingKind, string>>;
