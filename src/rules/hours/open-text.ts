import { localDay } from '#src/rules/time/local-day.ts';
import { instantAt } from '#src/rules/time/zone-time.ts';
import type { SpecialDay } from './appointment-times.ts';
import { clockText, type DayHours } from './hours-lines.ts';

/** What is known of a location's clock and hours. */
export interface OpenGiven {
  readonly hours: readonly DayHours[];
  /** Today's own hours, where they differ from the weekday's (ledger D6). */
  readonly special: SpecialDay | null;
  readonly zone: string;
  readonly now: number;
}

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** When someone will read what was just sent: open until when, or open again when; null for a location that does not say. */
export function openText({ hours, special, zone, now }: OpenGiven): string | null {
  const today = localDay(zone, now);
  const weekday = new Date(Date.UTC(today.year, today.month - 1, today.day)).getUTCDay();
  const regular = (day: number) => openingOf(hours.find((one) => one.weekday === day % 7));
  const own = special === null ? regular(weekday) : openingOf(special);
  const at = (time: string) => instantAt(zone, today, minutesOf(time));
  if (own !== null && now < at(own.open)) return `We open at ${clockText(own.open)} today`;
  if (own !== null && now < at(own.close)) return `We are open until ${clockText(own.close)} today`;
  for (let ahead = 1; ahead <= 7; ahead += 1) {
    const next = regular(weekday + ahead);
    if (next !== null)
      return `We open again ${ahead === 1 ? 'tomorrow' : `on ${DAYS[(weekday + ahead) % 7]}`} at ${clockText(next.open)}`;
  }
  return null;
}

function openingOf(day: DayHours | SpecialDay | undefined): { open: string; close: string } | null {
  const { open, close } = day ?? {};
  return day?.status === 'Open' && typeof open === 'string' && typeof close === 'string' ? { open, close } : null;
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
