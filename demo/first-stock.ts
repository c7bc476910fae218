import { readFile } from 'node:fs/promises';
import { localDay } from '#src/rules/time/local-day.ts';

const DAY = 86_400_000;
/** Brisbane keeps no daylight saving: its days begin ten hours before those of UTC, all year. */
const ZONE = 'Australia/Brisbane';
const AHEAD = 10 * 3_600_000;

/** A demo vehicle: the import format, but with ages in days in place of dates. */
type DemoVehicle = Readonly<Record<string, unknown>>;

/**
 * The vehicles a demo dealership starts with, or null for a dealership that has none. Their dates count back from the start of the day
 * in Brisbane, so that two machines that start on one day have the same stock.
 */
export async function firstStock(dealership: string, now: Date): Promise<readonly unknown[] | null> {
  // A dealership's name comes from a site's file and becomes part of a path here: nothing but a slug may.
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(dealership)) return null;
  const text = await readFile(new URL(`stock/${dealership}.json`, import.meta.url), 'utf8').catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });
  if (text === null) return null;
  const today = startOfDay(now);
  return (JSON.parse(text) as DemoVehicle[]).map((vehicle) => dated(vehicle, today));
}

function dated({ created_days_ago, sold_days_ago, rego_days_left, ...vehicle }: DemoVehicle, today: number): DemoVehicle {
  return {
    ...vehicle,
    ...(typeof created_days_ago === 'number' ? { created_at: instant(today - created_days_ago * DAY) } : {}),
    ...(typeof sold_days_ago === 'number' ? { sold_date: instant(today - sold_days_ago * DAY) } : {}),
    ...(typeof rego_days_left === 'number' ? { rego_expiry: brisbaneDay(today + rego_days_left * DAY) } : {}),
  };
}

function startOfDay(now: Date): number {
  const { year, month, day } = localDay(ZONE, now.getTime());
  return Date.UTC(year, month - 1, day) - AHEAD;
}

const instant = (at: number): string => new Date(Math.round(at)).toISOString();
const brisbaneDay = (at: number): string => new Date(at + AHEAD).toISOString().slice(0, 10);
const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';
