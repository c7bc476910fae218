import type { MarketRange } from './price-comparison.ts';

/** A bound that moved by less than a hundredth, or confidence and listings by less than a tenth, is no news to anyone. */
const BOUND = 0.01;
const REST = 0.1;

/**
 * Whether a new estimate differs from the one on record by enough to be told. Each car that comes or goes moves all others of its model by a few
 * dollars; were that told, every change of stock anywhere would make every site load its estimates and forget its pages.
 */
export function hasMoved(before: MarketRange | undefined, after: MarketRange): boolean {
  if (before === undefined) return true;
  return (
    isFar(before.low, after.low, BOUND) ||
    isFar(before.high, after.high, BOUND) ||
    isFar(before.comparables, after.comparables, REST) ||
    Math.abs(after.confidence - before.confidence) > REST
  );
}

const isFar = (before: number, after: number, share: number): boolean => Math.abs(after - before) > before * share;
