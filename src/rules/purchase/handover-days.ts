import type { OpenFacts } from '../hours/opening-state.ts';
import { DAY_MS } from '../time/local-day.ts';
import { isoInZone } from '../time/zone-time.ts';

/** A day on which a vehicle can be handed over. */
export interface HandoverDay {
  /** yyyy-mm-dd on the location's calendar. */
  readonly date: string;
  /** When the location opens and closes: ['08:30', '17:00']. */
  readonly hours: readonly [open: string, close: string];
}

/** How many days a dealer needs before a vehicle can be picked up or delivered. */
export const NOTICE_DAYS = { 'pick-up': 2, deliver: 5 } as const;

/** How many days are offered, and how far ahead they are looked for. */
const OFFERED = 10;
const FURTHEST_DAYS = 42;

/** The parts of a day that a delivery can be in. */
export const DELIVERY_WINDOWS = ['9 am to 1 pm', '1 pm to 5 pm'] as const;

/** The first days on which a location is open that leave the dealer enough time (ledger D6); none where it gives no hours. */
export function handoverDays(
  { zone, week, special }: Pick<OpenFacts, 'zone' | 'week' | 'special'>,
  now: number,
  kind: keyof typeof NOTICE_DAYS,
): HandoverDay[] {
  const today = Date.parse(isoInZone(zone, now).slice(0, 10));
  const days: HandoverDay[] = [];
  for (let ahead = NOTICE_DAYS[kind]; ahead <= FURTHEST_DAYS && days.length < OFFERED; ahead += 1) {
    const day = new Date(today + ahead * DAY_MS);
    const date = day.toISOString().slice(0, 10);
    const own = special[date];
    const hours = own === undefined ? week[day.getUTCDay()] : own;
    if (hours != null) days.push({ date, hours });
  }
  return days;
}

const LABEL = new Intl.DateTimeFormat('en-AU', { timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long' });

/** A day as people say it: 'Tuesday 24 November'. */
export const handoverDayText = (date: string): string => LABEL.format(Date.parse(`${date}T00:00:00Z`)).replaceAll(',', '');
