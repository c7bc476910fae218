import type { Bound } from './lender.ts';

/** A number as a visitor types or pastes it: everything but digits, dot and minus is left out ('$30,000.00'); NaN where no number is left (ledger M4). */
export const typedNumber = (text: string): number => Number.parseFloat(text.replace(/[^\d.-]/g, ''));

/** A number held within its bounds: above the highest it is the highest; at or below the lowest, or no number at all, the lowest (ledger M4). */
export const clamped = (value: number, { min, max }: Pick<Bound, 'min' | 'max'>): number =>
  value > max ? max : value > min ? value : min;

/** An amount to borrow: nothing at zero or below, never above the highest. One below the lowest stands while it is typed (ledger M4). */
export const amountWithin = (value: number, { max }: Pick<Bound, 'max'>): number => (value > 0 ? Math.min(value, max) : 0);

/** A term as it is offered: one of the years to choose from, or on a step of its own; the nearest to what was asked (ledger M3). */
export function nearestTerm(value: number, bound: Bound, years: readonly number[] | null): number {
  const within = clamped(value, bound);
  if (years !== null && years.length > 0)
    return years.reduce((best, year) => (Math.abs(year - within) < Math.abs(best - within) ? year : best));
  return clamped(bound.min + Math.round((within - bound.min) / bound.step) * bound.step, bound);
}
