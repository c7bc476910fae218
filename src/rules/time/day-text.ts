import { countWords } from '#src/rules/text/plural.ts';
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

/** How long ago a date is: yesterday, 5 days ago, 3 weeks ago, 2 months ago, 1 year ago. Dates are yyyy-mm-dd. */
export function timeAgo(date: string, today: string): string {
  const days = Math.round((Date.parse(today) - Date.parse(date)) / DAY_MS);
  if (days <= 0) return 'today';
  if (days === 1) return 'yesterday';
  if (days < 14) return `${days} days ago`;
  const months = monthsBetween(date, today);
  if (months < 2) return `${countWords(Math.floor(days / 7), 'week')} ago`;
  return `${months < 12 ? countWords(months, 'month') : countWords(Math.floor(months / 12), 'year')} ago`;
}

function monthsBetween(date: string, today: string): number {
  const [fromYear = 0, fromMonth = 0, fromDay = 0] = date.split('-').map(Number);
  const [year = 0, month = 0, day = 0] = today.split('-').map(Number);
  return (year - fromYear) * 12 + month - fromMonth - (day < fromDay ? 1 : 0);
}
