import { DAY_MS } from '#src/rules/time/local-day.ts';
import { clockTime, type ZoneClock, zoneClock } from '#src/rules/time/zone-clock.ts';
import type { SpecialDay } from './appointment-times.ts';
import type { DayHours } from './hours-lines.ts';

/** Opening and closing time, such as ['08:30', '17:00']. */
export type Span = readonly [open: string, close: string];

/** What is needed to say whether a location is open. Kept small because it is sent to the browser. */
export interface OpenFacts {
  readonly zone: string;
  readonly clock: ZoneClock;
  /** By weekday, Sunday first; null for closed. */
  readonly week: readonly (Span | null)[];
  /** Special hours by date (yyyy-mm-dd), which override the weekday's. */
  readonly special: Readonly<Record<string, Span | null>>;
}

export interface SpecialDate extends SpecialDay {
  readonly date: string;
}

/** Whether a location is open at an instant: until when, or when it opens again and in how many days. */
export type OpeningState =
  | { readonly kind: 'open'; readonly until: string }
  | { readonly kind: 'closed'; readonly opens: string; readonly date: string; readonly ahead: number };

/** How far ahead to look for the next opening; a location closed for longer says nothing. */
export const OPENING_DAYS = 60;

/** A location's week and upcoming special dates in the form the browser needs. */
export function openFacts(hours: readonly DayHours[], special: readonly SpecialDate[], zone: string, now: number): OpenFacts {
  return {
    zone,
    clock: zoneClock(zone, now),
    week: [0, 1, 2, 3, 4, 5, 6].map((weekday) => spanOf(hours.find((one) => one.weekday === weekday))),
    special: Object.fromEntries(special.map((one) => [one.date, spanOf(one)])),
  };
}

/** Whether a location is open, by its local time (ledger D6); null if it does not open soon. */
export function openingState({ clock, week, special }: OpenFacts, now: number): OpeningState | null {
  const [today = '', time = ''] = clockTime(clock, now).split('T');
  for (let ahead = 0; ahead <= OPENING_DAYS; ahead += 1) {
    const day = new Date(Date.parse(today) + ahead * DAY_MS);
    const date = day.toISOString().slice(0, 10);
    const own = special[date];
    const span = own === undefined ? week[day.getUTCDay()] : own;
    if (span == null || (ahead === 0 && time >= span[1])) continue;
    return ahead === 0 && time >= span[0] ? { kind: 'open', until: span[1] } : { kind: 'closed', opens: span[0], date, ahead };
  }
  return null;
}

/** The hours of an open day, to the minute; null for a day that is closed or missing. */
export function spanOf(day: DayHours | SpecialDay | undefined): Span | null {
  const { open, close } = day ?? {};
  if (day?.status !== 'Open' || typeof open !== 'string' || typeof close !== 'string') return null;
  return [open.slice(0, 5), close.slice(0, 5)];
}
