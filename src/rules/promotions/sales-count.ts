/** The counter always follows Brisbane's clock, whatever the site's own is (ledger O7). Queensland has no summer time. */
const BRISBANE_MS = 10 * 3_600_000;

/** The seconds between two sales: 192 a day. */
const EVERY_SECONDS = 450;

/** How often a page looks at the clock again, in milliseconds. */
export const COUNTER_REFRESH_MS = 150_000;

/** The sales counter at an instant: one per 450 seconds since the month began in Brisbane (ledger O7). */
export function salesCount(now: number): number {
  const wall = now + BRISBANE_MS;
  const today = new Date(wall);
  const monthBegan = Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), 1);
  return Math.floor((wall - monthBegan) / (EVERY_SECONDS * 1000));
}
