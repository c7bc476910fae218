import { calendarDay, isoInZone } from '#src/rules/time/zone-time.ts';
import type { BookingKind } from '#src/store/booking-types.ts';
import type { LocationRow } from '#src/store/read-site.ts';
import { dayTimes, zoneOf } from './book-time.ts';
import type { Context } from './context.ts';

/** The free times of one day, and the days beside it. */
export interface BookingDay {
  /** As yyyy-mm-dd. */
  readonly date: string;
  /** As people say it. */
  readonly label: string;
  readonly today: string;
  readonly before: string | null;
  readonly after: string;
  readonly times: readonly { readonly iso: string; readonly label: string; readonly startsAt: number }[];
}

/** How many days are looked through for one with a free time when nobody asked for a day. */
const LOOKED_THROUGH = 7;
const DAY_MS = 86_400_000;

/** The day that was asked for, or else the first from a day on that has a free time. */
export async function bookingDay(
  context: Context,
  location: LocationRow,
  { kind, asked, from }: { kind: BookingKind; asked: string; from: number },
): Promise<BookingDay> {
  const zone = zoneOf(location);
  const today = dateText(zone, context.desk.now());
  if (calendarDay(asked) !== null) return dayView(context, location, kind, asked < today ? today : asked);
  const first = dateText(zone, Math.max(from, context.desk.now()));
  for (let ahead = 0; ahead < LOOKED_THROUGH; ahead += 1) {
    const day = await dayView(context, location, kind, daysOn(first, ahead));
    if (day.times.length > 0) return day;
  }
  return dayView(context, location, kind, first);
}

async function dayView(context: Context, location: LocationRow, kind: BookingKind, date: string): Promise<BookingDay> {
  const today = dateText(zoneOf(location), context.desk.now());
  return {
    date,
    label: LABEL.format(Date.parse(`${date}T00:00:00Z`)).replaceAll(',', ''),
    today,
    before: date > today ? daysOn(date, -1) : null,
    after: daysOn(date, 1),
    times: await dayTimes(context, location, kind, date),
  };
}

const LABEL = new Intl.DateTimeFormat('en-AU', { timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long' });

const dateText = (zone: string, at: number): string => isoInZone(zone, at).slice(0, 10);

const daysOn = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
