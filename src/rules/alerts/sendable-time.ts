import { DAY_MS, localDay, zoneOffset } from '#src/rules/time/local-day.ts';

const FIRST_HOUR = 8;
const END_HOUR = 20;

/** Whether people may be emailed or texted: from 8 am until just before 8 pm by the clocks of a zone. */
export function isSendableTime(zone: string, at: number): boolean {
  const hour = new Date(at + zoneOffset(zone, at)).getUTCHours();
  return hour >= FIRST_HOUR && hour < END_HOUR;
}

/** The day of an instant in a zone, yyyy-mm-dd: one digest a day is sent, by this day. */
export function digestDay(zone: string, at: number): string {
  const { year, month, day } = localDay(zone, at);
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
}

/** A weekly alert that was last told on this day or earlier may be told again. */
export const weekBefore = (day: string): string => new Date(Date.parse(day) - 7 * DAY_MS).toISOString().slice(0, 10);
