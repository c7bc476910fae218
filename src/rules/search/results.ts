import { numberText } from '#src/rules/text/number-text.ts';

const MOST_TOLD = 1999;

/**
 * The number of results as shown: above 1,999 the site's own figure, or else the sum over the types found (ledger S16), and never
 * more than were found. `carTypeCounts` counts the hits themselves and is called only if needed.
 */
export function countText(count: number, override: number | null, carTypeCounts: () => readonly number[]): string {
  if (count <= MOST_TOLD) return numberText(count);
  const shown = override ?? carTypeCounts().reduce((sum, one) => sum + one, 0);
  return numberText(Math.min(count, shown));
}

/** With sold handling on: everything if every vehicle is sold, or else only the first of each run of sold ones (ledger S12). */
export function thinSoldRuns<T>(hits: readonly T[], isSold: (hit: T) => boolean): readonly T[] {
  if (hits.every(isSold)) return hits;
  return hits.filter((hit, at) => {
    const before = hits[at - 1];
    return !isSold(hit) || before === undefined || !isSold(before);
  });
}
