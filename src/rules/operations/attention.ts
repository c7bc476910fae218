const DAY = 86_400_000;
const GB = 1024 ** 3;

/** A certificate that is renewed by itself is renewed a month before it ends: in its last two weeks somebody must look. */
const CERTIFICATE_DAYS = 14;
const LEAST_FREE_BYTES = GB;
const LEAST_FREE_SHARE = 0.05;
/** What is due is taken within seconds; after this long the worker is stuck or gone. */
const LATE_SECONDS = 15 * 60;

/** What is wrong with the time a certificate has left, or null. */
export function certificateFault(validTo: number, now: number): string | null {
  const days = Math.floor((validTo - now) / DAY);
  if (validTo <= now) return `its certificate ended on ${day(validTo)}`;
  if (days >= CERTIFICATE_DAYS) return null;
  return `its certificate ends on ${day(validTo)}, in ${days === 1 ? '1 day' : `${days} days`}`;
}

const day = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** Whether a disk is nearly full. */
export const isNearlyFull = (freeBytes: number, allBytes: number): boolean =>
  freeBytes < LEAST_FREE_BYTES || freeBytes < allBytes * LEAST_FREE_SHARE;

/** Whether what is oldest in a queue has been due for too long. */
export const isLate = (overdueSeconds: number): boolean => overdueSeconds > LATE_SECONDS;
