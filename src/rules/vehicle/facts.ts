import { dayText } from '#src/rules/time/day-text.ts';
import type { LocalDay } from '#src/rules/time/local-day.ts';
import { calendarDay } from '#src/rules/time/zone-time.ts';

/** A labelled value on a page. */
export interface VehicleFact {
  readonly label: string;
  readonly value: string;
}

/** How many facts are highlighted. */
export const KEY_FACTS = 4;

const NOTHING: readonly string[] = ['', 'null', 'undefined'];

/** The rows that have a value: empty ones, and those with a feed's word for none, are left out (ledger V6). */
export function knownFacts(
  rows: readonly (readonly [label: string, value: string | number | null | undefined])[],
): VehicleFact[] {
  return rows.flatMap(([label, value]) => {
    const text = String(value ?? '').trim();
    return NOTHING.includes(text.toLowerCase()) ? [] : [{ label, value: text }];
  });
}

/** The text about a registration's expiry, as of today; null if it is unknown (ledger V9). It expires at the end of its day. */
export function regoText(expiry: string | null, today: LocalDay, input: { readonly saysUnregistered: boolean }): string | null {
  const last = expiry === null ? null : calendarDay(expiry);
  if (last === null) return null;
  return input.saysUnregistered && number(last) < number(today) ? 'Unregistered' : `Expires on ${dayText(last)}`;
}

const number = ({ year, month, day }: LocalDay) => year * 10_000 + month * 100 + day;
