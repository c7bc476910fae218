import { isoInZone } from '#src/rules/time/zone-time.ts';
import type { SpecialDay } from './appointment-times.ts';
import type { DayHours } from './hours-lines.ts';

/** From when to when, such as ['08:30', '17:00']. */
export type Span = readonly [open: string, close: string];

/** All that is needed to say whether a place is open: small, for the browser works it out. */
export interface OpenFacts {
  readonly zone: string;
  /** By weekday, Sunday first; null for closed. */
  readonly week: readonly (Span | null)[];
  /** Dates with hours of their own, yyyy-mm-dd; they stand over the weekday's. */
  readonly special: Readonly<Record<string, Span | null>>;
}

/** Special hours with the date they stand on. */
export interface SpecialDate extends SpecialDay {
  readonly date: string;
}

/** Whether a place is open at an instant: until when, or when again and in how many days. */
export type OpeningState =
  | { readonly kind: 'open'; readonly until: string }
  | { readonly kind: 'closed'; readonly opens: string; readonly date: string; readonly ahead: number };

const DAY = 86_400_000;
/** How far ahead the next opening is looked for; whoever is away longer says nothing. */
export const OPENING_DAYS = 60;

/** A location's week and its coming special dates as the browser needs them. */
export function openFacts(hours: readonly DayHours[], special: readonly SpecialDate[], zone: string): OpenFacts {
  return {
    zone,
    week: [0, 1, 2, 3, 4, 5, 6].map((weekday) => spanOf(hours.find((one) => one.weekday === weekday))),
    special: Object.fromEntries(special.map((one) => [one.date, spanOf(one)])),
  };
}

/** Whether a place is open, by the clock on its own wall (ledger D6); null where no opening is in sight. */
export function openingState({ zone, week, special }: OpenFacts, now: number): OpeningState | null {
  const wall = isoInZone(zone, now);
  const [today, time] = [wall.slice(0, 10), wall.slice(11, 16)];
  for (let ahead = 0; ahead <= OPENING_DAYS; ahead += 1) {
    const day = new Date(Date.parse(today) + ahead * DAY);
    const date = day.toISOString().slice(0, 10);
    const own = special[date];
    const span = own === undefined ? week[day.getUTCDay()] : own;
    if (span == null || (ahead === 0 && time >= span[1])) continue;
    return ahead === 0 && time >= span[0] ? { kind: 'open', until: span[1] } : { kind: 'closed', opens: span[0], date, ahead };
  }
  return null;
}

/** The hours of an open day, to the minute; null for a day that is closed or not given. */
export function spanOf(day: DayHours | SpecialDay | undefined): Span | null {
  const { open, close } = day ?? {};
  if (day?.status !== 'Open' || typeof open !== 'string' || typeof close !== 'string') return null;
  return [open.slice(0, 5), close.slice(0, 5)];
}
