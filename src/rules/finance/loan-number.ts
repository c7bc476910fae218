import type { Bound } from './lender.ts';

/**
 * Reads a number as typed or pasted, ignoring everything but digits, dot and minus ('$30,000.00'); NaN if no number is left
 * (ledger M4).
 */
export const typedNumber = (text: string): number => Number.parseFloat(text.replace(/[^\d.-]/g, ''));

/** Clamps a number to its bounds; NaN becomes the lowest (ledger M4). */
export const clamped = (value: number, { min, max }: Pick<Bound, 'min' | 'max'>): number =>
  value > max ? max : value > min ? value : min;

/**
 * An amount to borrow: 0 or below becomes 0, above the highest becomes the highest. One below the lowest is allowed while it is
 * being typed (ledger M4).
 */
export const amountWithin = (value: number, { max }: Pick<Bound, 'max'>): number => (value > 0 ? Math.min(value, max) : 0);

/** The term nearest to a value: one of the years to choose from, or else one on a step (ledger M3). */
export function nearestTerm(value: number, bound: Bound, years: readonly number[] | null): number {
  const within = clamped(value, bound);
  if (years !== null && years.length > 0)
    return years.reduce((best, year) => (Math.abs(year - within) < Math.abs(best - within) ? year : best));
  return clamped(bound.min + Math.round((within - bound.min) / bound.step) * bound.step, bound);
}
