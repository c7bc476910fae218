const FIRST_MS = 30_000;
const LONGEST_MS = 6 * 3_600_000;

/** How long to wait after a delivery's nth failed attempt: half a minute, doubling each time, six hours at most (ledger L14). */
export const retryDelay = (attempts: number): number => Math.min(FIRST_MS * 2 ** (Math.max(1, attempts) - 1), LONGEST_MS);
