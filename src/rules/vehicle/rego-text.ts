import { dayText } from '../time/day-text.ts';
import type { LocalDay } from '../time/local-day.ts';
import { calendarDay } from '../time/zone-time.ts';

/** The text about a registration's expiry, as of today; null if it is unknown (ledger V9). It expires at the end of its day. */
export function regoText(expiry: string | null, today: LocalDay, given: { readonly saysUnregistered: boolean }): string | null {
  const last = expiry === null ? null : calendarDay(expiry);
  if (last === null) return null;
  return given.saysUnregistered && number(last) < number(today) ? 'Unregistered' : `Expires on ${dayText(last)}`;
}

const number = ({ year, month, day }: LocalDay) => year * 10_000 + month * 100 + day;
