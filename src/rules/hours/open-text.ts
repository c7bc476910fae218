import { clockText, WEEKDAYS } from './hours-lines.ts';
import { type OpenFacts, type OpeningState, openingState } from './opening-state.ts';

const MONTHS = 'January February March April May June July August September October November December'.split(' ');

/**
 * When someone will read what was just sent: until when it is open, or when it opens again; null if the location's hours are
 * unknown.
 */
export function openText(facts: OpenFacts, now: number): string | null {
  const state = openingState(facts, now);
  if (state === null) return null;
  if (state.kind === 'open') return `We are open until ${clockText(state.until)} today`;
  const at = clockText(state.opens);
  return state.ahead === 0 ? `We open at ${at} today` : `We open again ${dayAhead(state)} at ${at}`;
}

/** Whether a location is open right now: 'Open now until 5.30 pm', 'Closed now, opens on Monday at 8.30 am'. */
export function openNowText(state: OpeningState): string {
  if (state.kind === 'open') return `Open now until ${clockText(state.until)}`;
  const day = state.ahead === 0 ? '' : `${dayAhead(state)} `;
  return `Closed now, opens ${day}at ${clockText(state.opens)}`;
}

/** Within a week the weekday is enough; after that the date is needed too. */
function dayAhead({ ahead, date }: { readonly ahead: number; readonly date: string }): string {
  if (ahead === 1) return 'tomorrow';
  return `on ${ahead < 7 ? (WEEKDAYS[weekdayOf(date)] ?? '') : dateText(date)}`;
}

/** The weekday of a yyyy-mm-dd date; 0 is Sunday. */
export const weekdayOf = (date: string): number => new Date(Date.parse(date)).getUTCDay();

/** A date as text: Friday 25 December. */
export function dateText(date: string): string {
  const [, month = 1, day = 1] = date.split('-').map(Number);
  return `${WEEKDAYS[weekdayOf(date)]} ${day} ${MONTHS[month - 1]}`;
}
