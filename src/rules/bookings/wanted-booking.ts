import type { FormName } from '#src/rules/leads/form-name.ts';

const KINDS: Partial<Record<FormName, 'test-drive' | 'service'>> = {
  'test-drive': 'test-drive',
  service: 'service',
  'service-minimal': 'service',
};

/** What a form books when it asks for a time; null for a form that books nothing. */
export const bookingKind = (form: string): 'test-drive' | 'service' | null =>
  Object.hasOwn(KINDS, form) ? (KINDS[form as FormName] ?? null) : null;

/** Whether a time is written as a program writes one, to be booked; a day without a time, or a wish in words, is only a wish (ledger L11). */
export const isExactTime = (text: string): boolean => /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?(?:Z|[+-]\d\d:\d\d)$/.test(text);

/** The field of each kind's form that holds the day beside the time. */
export const DAY_FIELDS = { 'test-drive': 'booking_date', service: 'Preferred Service Date' } as const;
