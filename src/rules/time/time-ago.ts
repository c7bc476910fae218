import { countWords } from '#src/rules/text/plural.ts';
import { DAY_MS } from './local-day.ts';

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
