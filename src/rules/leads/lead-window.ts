const WINDOW_MS = 10 * 60_000;

/**
 * The time windows that identify a repeated form without its own key: the current one first, then those beside it, so that
 * sending just before and after a boundary does not create two leads. The next window is included because the later of two such
 * requests may be written first.
 */
export const leadWindows = (now: number): readonly [number, number, number] => {
  const current = Math.floor(now / WINDOW_MS);
  return [current, current - 1, current + 1];
};
