const WINDOW_MS = 10 * 60_000;

/**
 * The windows by which a form without a key of its own is told from its repetition: the present one first, then those beside it, so that
 * nobody becomes two leads by sending across the stroke of the clock. The later one too: of two that are sent at the stroke, the later may
 * be written first.
 */
export const leadWindows = (now: number): readonly [number, number, number] => {
  const current = Math.floor(now / WINDOW_MS);
  return [current, current - 1, current + 1];
};
