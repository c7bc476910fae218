import type { BookingKind } from '#src/rules/bookings/booking.ts';
import type { Location } from '#src/rules/places/location.ts';
import { DAY_MS } from '#src/rules/time/local-day.ts';
import { calendarDay, isoInZone } from '#src/rules/time/zone-time.ts';
import { locationZone } from '#src/rules/time/zones.ts';
import { dayTimes } from '#src/use-cases/bookings/find-slots.ts';
import type { Context } from '#src/use-cases/context.ts';

/** The free times of one day, and the days beside it. */
export interface BookingDay {
  /** As yyyy-mm-dd. */
  readonly date: string;
  /** Such as 'Tuesday 31 March'. */
  readonly label: string;
  readonly today: string;
  readonly before: string | null;
  readonly after: string;
  readonly times: readonly { readonly iso: string; readonly label: string; readonly startsAt: number }[];
}

interface DayInput {
  readonly kind: BookingKind;
  /** The requested day as yyyy-mm-dd; '' for the first day with a free time after `from`. */
  readonly date: string;
  readonly from: number;
  /** The time that the booking has already; null when it has none. */
  readonly own: number | null;
}

/** How many days are searched for one with a free time. */
const SEARCHED_DAYS = 7;

/** The requested day or, without one, the first that has a free time. */
export async function bookingDay(
  context: Context,
  location: Location,
  { kind, date: requested, from, own }: DayInput,
): Promise<BookingDay> {
  const zone = locationZone(location.state);
  const today = dateText(zone, context.services.now());
  const view = (date: string) => dayView(context, location, { kind, own }, date);
  if (calendarDay(requested) !== null) return view(requested < today ? today : requested);
  const first = dateText(zone, Math.max(from, context.services.now()));
  for (let ahead = 0; ahead < SEARCHED_DAYS; ahead += 1) {
    const day = await view(daysOn(first, ahead));
    if (day.times.length > 0) return day;
  }
  return view(first);
}

async function dayView(
  context: Context,
  location: Location,
  { kind, own }: Pick<DayInput, 'kind' | 'own'>,
  date: string,
): Promise<BookingDay> {
  const times = await dayTimes(context, location, kind, date);
  const today = dateText(locationZone(location.state), context.services.now());
  return {
    date,
    label: LABEL.format(Date.parse(`${date}T00:00:00Z`)).replaceAll(',', ''),
    today,
    before: date > today ? daysOn(date, -1) : null,
    after: daysOn(date, 1),
    times: times.filter(({ startsAt }) => startsAt !== own),
  };
}

const LABEL = new Intl.DateTimeFormat('en-AU', { timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long' });

const dateText = (zone: string, at: number): string => isoInZone(zone, at).slice(0, 10);

const daysOn = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
