import { DAY_MS } from '#src/rules/time/local-day.ts';
import { calendarDay, instantAt, isoInZone } from '#src/rules/time/zone-time.ts';
import { clockText, type DayHours } from './hours-lines.ts';

/** Hours of one date that override its weekday's (ledger D6); times such as 09:00 or 09:00:00. */
export interface SpecialDay {
  readonly status: 'Open' | 'Closed';
  readonly open: string | null;
  readonly close: string | null;
}

/** A slot that can be booked. */
export interface AppointmentTime {
  readonly startsAt: number;
  /** With the location's own offset. */
  readonly iso: string;
  readonly label: string;
}

export interface AppointmentDay {
  readonly hours: readonly DayHours[];
  readonly special: SpecialDay | null;
  readonly zone: string;
  /** yyyy-mm-dd on the location's calendar. */
  readonly date: string;
  /** How long an appointment takes, and how far apart appointments begin. */
  readonly minutes: number;
  /** How many appointments can be at the same time. */
  readonly capacity: number;
  readonly taken: readonly { readonly startsAt: number; readonly places: number }[];
  readonly now: number;
  readonly leadTimeMinutes: number;
}

/** How soon before its time an appointment can still be booked, and how far ahead. */
export const APPOINTMENT_LEAD_MINUTES = 60;
const FURTHEST_DAYS = 90;

/** The slots of a day that can be booked at a location: its hours or special hours, without those past or taken (ledger L11). */
export function appointmentTimes(input: AppointmentDay): AppointmentTime[] {
  const { zone, minutes, capacity, taken, now } = input;
  const day = calendarDay(input.date);
  const opening = day === null ? null : openingOf(input, new Date(Date.UTC(day.year, day.month - 1, day.day)).getUTCDay());
  if (day === null || opening === null || minutes <= 0) return [];
  const length = minutes * 60_000;
  // Counted in elapsed minutes since opening, so that each appointment keeps its length when the clocks change.
  const close = instantAt(zone, day, minutesOf(opening.close));
  const earliest = now + input.leadTimeMinutes * 60_000;
  const times: AppointmentTime[] = [];
  for (let at = instantAt(zone, day, minutesOf(opening.open)); at + length <= close; at += length) {
    const busy = taken.reduce((sum, { startsAt, places }) => (Math.abs(startsAt - at) < length ? sum + places : sum), 0);
    if (at < earliest || at > now + FURTHEST_DAYS * DAY_MS || busy >= capacity) continue;
    const iso = isoInZone(zone, at);
    times.push({ startsAt: at, iso, label: clockText(iso.slice(11, 16)) });
  }
  return times;
}

function openingOf({ hours, special }: AppointmentDay, weekday: number): { open: string; close: string } | null {
  const { status, open, close } = special ?? hours.find((one) => one.weekday === weekday) ?? { status: 'Closed' };
  return status === 'Open' && typeof open === 'string' && typeof close === 'string' ? { open, close } : null;
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
