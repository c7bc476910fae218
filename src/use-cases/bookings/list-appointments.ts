import { BOOKING_KINDS } from '#src/rules/bookings/booking.ts';
import type { FieldError } from '#src/rules/leads/check-step.ts';
import { calendarDay } from '#src/rules/time/zone-time.ts';
import type { Context } from '#src/use-cases/context.ts';
import { shownLocations } from '#src/use-cases/places/find-locations.ts';
import { dayTimes } from './find-slots.ts';

/** A request for the bookable times of a day, as it came in. */
export interface AppointmentQuestion {
  readonly kind: string;
  readonly locationId: string;
  readonly date: string;
}

/** The times, what is wrong with the request, or that the site has no such location. */
export type AppointmentAnswer =
  | { readonly kind: 'times'; readonly times: readonly { readonly starts_at: string; readonly label: string }[] }
  | { readonly kind: 'invalid'; readonly errors: readonly FieldError[] }
  | { readonly kind: 'unknown' };

/** The bookable times of a day at a location of this site (ledger L11). */
export async function listAppointments(context: Context, query: AppointmentQuestion): Promise<AppointmentAnswer> {
  const kind = BOOKING_KINDS.find((one) => one === query.kind);
  const errors = [
    ...(kind === undefined
      ? [{ field: 'kind', message: 'Please say what the time is for: test-drive, service or inspection.' }]
      : []),
    ...(calendarDay(query.date) === null ? [{ field: 'date', message: 'Please enter a date such as 2026-03-31.' }] : []),
  ];
  if (kind === undefined || errors.length > 0) return { kind: 'invalid', errors };
  const location = shownLocations(context).find(({ id, slug }) => String(id) === query.locationId || slug === query.locationId);
  if (location === undefined) return { kind: 'unknown' };
  const times = await dayTimes(context, location, kind, query.date);
  return { kind: 'times', times: times.map(({ iso, label }) => ({ starts_at: iso, label })) };
}
