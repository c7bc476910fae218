import type { LenderData } from '../stock/vehicle.ts';
import { EXAMPLE } from './comparison-rate.ts';
import { type FinancedCar, type FinanceGiven, hasEstimate, type LenderOffer } from './finance-eligibility.ts';
import { FREQUENCIES } from './frequency.ts';
import type { Lender } from './lender.ts';
import { isNamed } from './loan-calculator.ts';
import { repayment } from './repayment.ts';

/** What a vehicle costs each week or month, at which rate, and the rate to compare it by. */
export interface Estimate {
  /** In whole dollars. */
  readonly payment: number;
  readonly period: Lender['shows'];
  readonly rate: number;
  readonly comparison: number;
}

/** The offer an estimate is made from. */
export type EstimateOffer = LenderOffer & Partial<Pick<LenderData, 'deposit' | 'establishmentFees'>>;

/** A site's switches that bear on an estimate. */
export interface EstimateGiven extends FinanceGiven {
  /** The rates an estimate reads in place of the lender's; null for the lender's. */
  readonly financeSampleRates: { readonly rate: number; readonly comparison: number } | null;
}

/**
 * The estimate of a vehicle, or null where none may be shown (ledger M1, M14). The payment is the lender's own; where it names none, or the
 * site names the rates, it follows from the price over 5 years.
 */
export function financeEstimate(
  car: FinancedCar,
  offer: EstimateOffer | null,
  lender: Pick<Lender, 'rule' | 'shows'>,
  given: EstimateGiven,
): Estimate | null {
  if (!hasEstimate(car, offer, lender.rule, given)) return null;
  const sample = given.financeSampleRates;
  const rates = sample ?? { rate: offer.interestRate, comparison: offer.comparisonRate };
  const own = lender.shows === 'week' ? offer.paymentWeek : offer.paymentMonth;
  const lent = (car.price ?? 0) + (sample === null ? (offer.establishmentFees ?? 0) - (offer.deposit ?? 0) : 0);
  const { periods } = FREQUENCIES[lender.shows];
  const payment =
    sample === null && own !== null
      ? own
      : repayment({ principal: lent, rate: rates.rate, years: EXAMPLE.years, periods, residual: 0 });
  // A payment too small to be named would stand as words where an estimate belongs: then there is none.
  return isNamed(payment) ? { payment: Math.round(payment), period: lender.shows, ...rates } : null;
}
