import { DAY_MS, type LocalDay, localDay } from './local-day.ts';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

/** A day as text: 5 Mar 2027. */
export const dayText = ({ year, month, day }: LocalDay): string => `${day} ${MONTHS[month - 1] ?? ''} ${year}`;

/** A month as written on a build plate: 03/2022. */
export const monthText = ({ year, month }: LocalDay): string => `${String(month).padStart(2, '0')}/${year}`;

/** An instant's day in a zone, as text. */
export const dayTextAt = (zone: string, at: number): string => dayText(localDay(zone, at));

/** The number of calendar days between two instants in a zone. */
export function daysBetween(zone: string, from: number, to: number): number {
  const [start, end] = [localDay(zone, from), localDay(zone, to)];
  const count = (day: LocalDay) => Date.UTC(day.year, day.month - 1, day.day) / DAY_MS;
  return count(end) - count(start);
}
