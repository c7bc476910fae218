import { readFile } from 'node:fs/promises';
import { brisbaneDay, brisbaneToday } from './dated.ts';

/** The special hours and reviews that a demo dealership starts with, as they are imported. */
export interface FirstPlaces {
  readonly hours: readonly unknown[];
  readonly reviews: readonly unknown[];
}

type Row = Readonly<Record<string, unknown>>;
const DAY = 86_400_000;

/**
 * The special hours and reviews of a demo dealership, or null if it has none. Dates count from the start of the day in Brisbane:
 * reviews by days ago, special hours by the weekday of a coming week, so that a day that is closed anyway is never announced as
 * closed.
 */
export async function firstRows(dealership: string, now: Date): Promise<FirstPlaces | null> {
  // A dealership's name comes from a site's file and becomes part of a path here, so it must be a slug.
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(dealership)) return null;
  const text = await readFile(new URL(`places/${dealership}.json`, import.meta.url), 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  });
  if (text === null) return null;
  const { hours, reviews } = JSON.parse(text) as { hours: Row[]; reviews: Row[] };
  const { start } = brisbaneToday(now);
  return {
    hours: hours.map(({ weeks_ahead, weekday, ...row }) => ({
      ...row,
      date: comingDay(start, Number(weeks_ahead), Number(weekday)),
    })),
    reviews: reviews.map(({ review_days_ago, reply_days_ago, ...row }) => ({
      ...row,
      review_date: brisbaneDay(start - Number(review_days_ago) * DAY),
      ...(reply_days_ago !== undefined && { reply_date: brisbaneDay(start - Number(reply_days_ago) * DAY) }),
    })),
  };
}

/** That weekday, this many weeks ahead. */
function comingDay(start: number, weeks: number, weekday: number): string {
  const from = brisbaneDay(start + weeks * 7 * DAY);
  const ahead = (weekday - new Date(from).getUTCDay() + 7) % 7;
  return new Date(Date.parse(from) + ahead * DAY).toISOString().slice(0, 10);
}
