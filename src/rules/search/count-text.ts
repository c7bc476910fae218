import { numberText } from '../text/number-text.ts';

const MOST_TOLD = 1999;

/** The number of results as it is told: above 1,999 what the site says, else the sum over car types (ledger S16). */
export function countText(count: number, override: number | null, carTypeCounts: readonly number[]): string {
  const told = count <= MOST_TOLD ? count : (override ?? carTypeCounts.reduce((sum, one) => sum + one, 0));
  return numberText(told);
}
