import { localDay } from './local-day.ts';

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

/** An instant's day in a zone, with the month in full: 9 November; with its year when that is not the current one. */
export function longDayText(zone: string, at: number, now: number): string {
  const { year, month, day } = localDay(zone, at);
  const text = `${day} ${MONTHS[month - 1] ?? ''}`;
  return year === localDay(zone, now).year ? text : `${text} ${year}`;
}
