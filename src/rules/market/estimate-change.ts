import type { MarketRange } from './price-comparison.ts';

/**
 * Changes below these shares are too small to matter: a hundredth for a bound, a tenth for confidence and the number of listings.
 */
const BOUND = 0.01;
const REST = 0.1;

/**
 * Whether a new estimate differs enough from the stored one to replace it. Each vehicle that comes or goes moves all others of
 * its model by a few dollars; storing every such change would make every site reload its estimates and drop its cached pages.
 */
export function isEstimateChanged(before: MarketRange | undefined, after: MarketRange): boolean {
  if (before === undefined) return true;
  return (
    isFar(before.low, after.low, BOUND) ||
    isFar(before.high, after.high, BOUND) ||
    isFar(before.comparables, after.comparables, REST) ||
    Math.abs(after.confidence - before.confidence) > REST
  );
}

const isFar = (before: number, after: number, share: number): boolean => Math.abs(after - before) > before * share;
