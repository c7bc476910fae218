import type { FieldError } from '#src/rules/leads/check-step.ts';
import { calendarDay } from '#src/rules/time/zone-time.ts';
import type { BookingKind } from '#src/store/booking-types.ts';
import type { Context } from '#src/use-cases/context.ts';
import { shownLocations } from '#src/use-cases/places/find-locations.ts';
import { dayTimes } from './find-slots.ts';

/** A question for the bookable times of a day, as it was asked. */
export interface AppointmentQuestion {
  readonly kind: string;
  readonly locationId: string;
  readonly date: string;
}

/** The times there are, what was wrong with the question, or that the site has no such location. */
export type AppointmentAnswer =
  | { readonly kind: 'times'; readonly times: readonly { readonly starts_at: string; readonly label: string }[] }
  | { readonly kind: 'invalid'; readonly errors: readonly FieldError[] }
  | { readonly kind: 'unknown' };

const KINDS: readonly BookingKind[] = ['test-drive', 'service'];

/** The times at which someone can come to a location of this site on a day (ledger L11). */
export async function listAppointments(context: Context, asked: AppointmentQuestion): Promise<AppointmentAnswer> {
  const kind = KINDS.find((one) => one === asked.kind);
  const errors = [
    ...(kind === undefined ? [{ field: 'kind', message: 'Please say what the time is for: test-drive or service.' }] : []),
    ...(calendarDay(asked.date) === null ? [{ field: 'date', message: 'Please enter a date such as 2026-03-31.' }] : []),
  ];
  if (kind === undefined || errors.length > 0) return { kind: 'invalid', errors };
  const location = shownLocations(context).find(({ id, slug }) => String(id) === asked.locationId || slug === asked.locationId);
  if (location === undefined) return { kind: 'unknown' };
  const times = await dayTimes(context, location, kind, asked.date);
  return { kind: 'times', times: times.map(({ iso, label }) => ({ starts_at: iso, label })) };
}
