const MINUTE = 60_000;
/** How long the first failure waits; each further one twice as long. */
const FIRST_WAIT = 5;
const MOST_DOUBLINGS = 10;

/** When a feed is fetched next: as its schedule says, and sooner after a failure, though less and less often. */
export function nextPull(minutes: number, failures: number, now: Date): Date {
  const wait = failures === 0 ? minutes : Math.min(minutes, FIRST_WAIT * 2 ** Math.min(failures - 1, MOST_DOUBLINGS));
  return new Date(now.getTime() + wait * MINUTE);
}

const ATTEMPTS = 6;

/** When a file that could not be imported is tried again, or null when it has been tried often enough. */
export const nextAttempt = (attempts: number, now: Date): Date | null =>
  attempts >= ATTEMPTS ? null : new Date(now.getTime() + 2 ** (attempts - 1) * MINUTE);
