import type { Point } from '#src/rules/delivery/great-circle.ts';

/**
 * The candidate that lies nearest to all the witnesses together; null without one. A single wrong place, even at the other end of the country, does
 * not move it, as it would an average.
 */
export function centralPoint(candidates: readonly Point[], witnesses: readonly Point[]): Point | null {
  let best: { readonly point: Point; readonly sum: number } | null = null;
  for (const point of candidates) {
    const sum = witnesses.reduce((total, { lat, long }) => total + Math.hypot(point.lat - lat, point.long - long), 0);
    if (best === null || sum < best.sum) best = { point, sum };
  }
  return best?.point ?? null;
}
