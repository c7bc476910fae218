import { type LocalDay, localDay } from './local-day.ts';

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** A day with its month in full and its year: 15 February 2027. */
export const fullDayText = (day: LocalDay): string => `${monthDay(day)} ${day.year}`;

/** An instant's day in a zone, with the month in full: 9 November; with its year when that is not the current one. */
export function longDayText(zone: string, at: number, now: number): string {
  const day = localDay(zone, at);
  return day.year === localDay(zone, now).year ? monthDay(day) : fullDayText(day);
}

const monthDay = ({ month, day }: LocalDay): string => `${day} ${MONTHS[month - 1] ?? ''}`;
