import { numberText } from '../text/number-text.ts';

const MOST_TOLD = 1999;

/**
 * The number of results as shown: above 1,999 the site's own figure, or else the sum over the types found (ledger S16), and never
 * more than were found. `carTypeCounts` counts the hits themselves and is called only if needed.
 */
export function countText(count: number, override: number | null, carTypeCounts: () => readonly number[]): string {
  if (count <= MOST_TOLD) return numberText(count);
  const told = override ?? carTypeCounts().reduce((sum, one) => sum + one, 0);
  return numberText(Math.min(count, told));
}
