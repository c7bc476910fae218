import type { Point } from '#src/rules/delivery/great-circle.ts';

/**
 * The candidate that is nearest to all points together; null without candidates. Unlike an average it is not moved by a single wrong point, even
 * at the other end of the country.
 */
export function centralPoint(candidates: readonly Point[], witnesses: readonly Point[]): Point | null {
  let best: { readonly point: Point; readonly sum: number } | null = null;
  for (const point of candidates) {
    const sum = witnesses.reduce((total, { lat, long }) => total + Math.hypot(point.lat - lat, point.long - long), 0);
    if (best === null || sum < best.sum) best = { point, sum };
  }
  return best?.point ?? null;
}
