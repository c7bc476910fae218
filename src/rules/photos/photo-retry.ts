const MINUTE_MS = 60_000;
/** How long to wait after each attempt that failed: a photo is often named before it is uploaded. */
const WAITS_MINUTES = [1, 5, 30, 120, 480] as const;

/** How often a photo is asked for before it counts as failed. */
export const PHOTO_ATTEMPTS = WAITS_MINUTES.length + 1;

/** When a photo is asked for again after so many attempts that failed; null when that was the last. */
export function nextPhotoAttempt(attempts: number, now: Date): Date | null {
  const minutes = WAITS_MINUTES[attempts - 1];
  return minutes === undefined ? null : new Date(now.getTime() + minutes * MINUTE_MS);
}
