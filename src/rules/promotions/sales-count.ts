import { localDay, zoneOffset } from '../time/local-day.ts';

/** The counter always follows this zone's clock, whatever the site's own is (ledger O7). */
const ZONE = 'Australia/Brisbane';

/** The seconds between two sales: 192 a day. */
const EVERY_SECONDS = 450;

/** How often a page looks at the clock again, in milliseconds. */
export const COUNTER_REFRESH_MS = 150_000;

/** The sales counter at an instant: one per 450 seconds since the month began in Brisbane (ledger O7). */
export function salesCount(now: number): number {
  const { year, month } = localDay(ZONE, now);
  const wall = Date.UTC(year, month - 1, 1);
  const start = wall - zoneOffset(ZONE, wall);
  return Math.floor((now - start) / (EVERY_SECONDS * 1000));
}
