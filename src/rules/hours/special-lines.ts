import { DAY_MS } from '#src/rules/time/local-day.ts';
import { CLOSED, spanText } from './hours-lines.ts';
import { dateText } from './open-text.ts';
import { type SpecialDate, spanOf } from './opening-state.ts';

export interface SpecialLine {
  /** yyyy-mm-dd. */
  readonly date: string;
  readonly days: string;
  readonly hours: string;
  readonly isToday?: true;
}

const SHOWN_DAYS = 30;

/**
 * The special dates of the coming days including today, soonest first (ledger D6). A closed date always says so: nobody is there
 * by appointment on a holiday.
 */
export function specialLines(special: readonly SpecialDate[], today: string): SpecialLine[] {
  const last = new Date(Date.parse(today) + SHOWN_DAYS * DAY_MS).toISOString().slice(0, 10);
  return special
    .filter(({ date }) => date >= today && date <= last)
    .toSorted((a, b) => (a.date < b.date ? -1 : 1))
    .map((one) => {
      const span = spanOf(one);
      return {
        date: one.date,
        days: dateText(one.date),
        hours: span === null ? CLOSED.text : spanText(span),
        ...(one.date === today && { isToday: true as const }),
      };
    });
}
