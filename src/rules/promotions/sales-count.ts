import { localDay, zoneOffset } from '../time/local-day.ts';

/** Whatever a site's own zone is, its count is kept by this one's clock (ledger O7). */
const ZONE = 'Australia/Brisbane';

/** One more is counted every so many seconds: 192 a day. */
const EVERY_SECONDS = 450;

/** How often a page looks at the clock again, in milliseconds. */
export const COUNT_AGAIN_MS = 150_000;

/** How many sales the counter has come to at an instant: one per 450 seconds since the month began in Brisbane (ledger O7). */
export function salesCount(now: number): number {
  const { year, month } = localDay(ZONE, now);
  const wall = Date.UTC(year, month - 1, 1);
  const start = wall - zoneOffset(ZONE, wall);
  return Math.floor((now - start) / (EVERY_SECONDS * 1000));
}
