import { localDay } from '#src/rules/time/local-day.ts';

const DAY = 86_400_000;
/** Brisbane keeps no daylight saving: its days begin ten hours before those of UTC, all year. */
const ZONE = 'Australia/Brisbane';
const AHEAD = 10 * 3_600_000;

/** A demo vehicle: the import format, but with ages in days instead of dates. */
export type DemoVehicle = Readonly<Record<string, unknown>>;

/** A demo vehicle with its ages turned into dates, counted back from the start of a day. */
export function dated({ created_days_ago, sold_days_ago, rego_days_left, ...vehicle }: DemoVehicle, today: number): DemoVehicle {
  return {
    ...vehicle,
    ...(typeof created_days_ago === 'number' ? { created_at: instant(today - created_days_ago * DAY) } : {}),
    ...(typeof sold_days_ago === 'number' ? { sold_date: instant(today - sold_days_ago * DAY) } : {}),
    ...(typeof rego_days_left === 'number' ? { rego_expiry: brisbaneDay(today + rego_days_left * DAY) } : {}),
  };
}

/** The year and the first instant of a day in Brisbane. */
export function brisbaneToday(now: Date): { readonly year: number; readonly start: number } {
  const { year, month, day } = localDay(ZONE, now.getTime());
  return { year, start: Date.UTC(year, month - 1, day) - AHEAD };
}

const instant = (at: number): string => new Date(Math.round(at)).toISOString();
/** An instant's date in Brisbane: yyyy-mm-dd. */
export const brisbaneDay = (at: number): string => new Date(at + AHEAD).toISOString().slice(0, 10);
