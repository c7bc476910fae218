import { z } from 'zod';
import { BOOKING_KINDS } from '#src/rules/bookings/booking.ts';
import type { FieldError } from '#src/rules/leads/check-step.ts';
import { calendarDay } from '#src/rules/time/zone-time.ts';
import type { Context } from '#src/use-cases/context.ts';
import { readQuestion } from '#src/use-cases/input/read-question.ts';
import { shownLocations } from '#src/use-cases/places/find-locations.ts';
import { dayTimes } from './find-slots.ts';

/** A request for the bookable times of a day: its check, and its description in the API (ledger W6). */
export const appointmentQuestion = z.object({
  kind: z.enum(
    BOOKING_KINDS,
    `Please say what the time is for: ${BOOKING_KINDS.slice(0, -1).join(', ')} or ${BOOKING_KINDS.at(-1)}.`,
  ),
  locationId: z.string().meta({ description: 'The location, by its id or the name in its address.' }),
  date: z
    .string()
    .refine((text) => calendarDay(text) !== null, 'Please enter a date such as 2026-03-31.')
    .meta({ format: 'date', description: 'The day, such as 2026-03-31.' }),
});

/** As it came in. */
export type AppointmentQuestion = Readonly<Record<keyof z.output<typeof appointmentQuestion>, string>>;

/** The times, what is wrong with the request, or that the site has no such location. */
export type AppointmentAnswer =
  | { readonly kind: 'times'; readonly times: readonly { readonly starts_at: string; readonly label: string }[] }
  | { readonly kind: 'invalid'; readonly errors: readonly FieldError[] }
  | { readonly kind: 'unknown' };

/** The bookable times of a day at a location of this site (ledger L11). */
export async function listAppointments(context: Context, query: AppointmentQuestion): Promise<AppointmentAnswer> {
  const read = readQuestion(appointmentQuestion, query);
  if (!read.ok) return { kind: 'invalid', errors: read.errors };
  const { kind, locationId, date } = read.asked;
  const location = shownLocations(context).find(({ id, slug }) => String(id) === locationId || slug === locationId);
  if (location === undefined) return { kind: 'unknown' };
  const times = await dayTimes(context, location, kind, date);
  return { kind: 'times', times: times.map(({ iso, label }) => ({ starts_at: iso, label })) };
}
