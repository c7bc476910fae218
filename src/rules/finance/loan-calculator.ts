import { numberText } from '../text/number-text.ts';
import { comparisonRate, type LoanFees } from './comparison-rate.ts';
import { FREQUENCIES, type Frequency } from './frequency.ts';
import type { Bound } from './lender.ts';
import { amountWithin, clamped, nearestTerm, typedNumber } from './loan-number.ts';
import { type Loan, type Rounding, repayment, roundedRepayment } from './repayment.ts';

/** What a calculator works with: the same in the browser and on the server. */
export interface CalculatorTerms {
  readonly bounds: Readonly<Record<LoanField, Bound>>;
  readonly years: readonly number[] | null;
  /** Lent with the rest. */
  readonly establishmentFee: number;
  /** All fees, of which the comparison rate is made. */
  readonly fees: LoanFees;
  /** The lender's own comparison rate, at the rate it names; null for the one that follows from rate and fees. */
  readonly ownComparison: { readonly rate: number; readonly comparison: number } | null;
  readonly rounding: Rounding;
  /** Whether an amount at its bounds is told so. */
  readonly tellsBounds: boolean;
}

export type LoanField = 'amount' | 'term' | 'interest' | 'tradeIn' | 'residual';

/** What a visitor has chosen: dollars, years and percent a year (ledger M3). */
export type LoanState = Readonly<Record<LoanField, number>> & { readonly frequency: Frequency };

/** What follows from it. */
export interface LoanResult {
  readonly loan: Loan;
  /** In whole dollars, each period. */
  readonly repayment: number;
  /** The repayment before it was rounded. */
  readonly exact: number;
  /** All payments and the fee; null where the repayment is too small to be named (ledger M4, M5). */
  readonly total: number | null;
  readonly interestPaid: number;
  readonly comparison: number;
  readonly message: string | null;
}

/** A repayment of this or less is not named (ledger M5). */
const LEAST_NAMED = 25;

/** The state after something was typed, pasted or dragged into a field (ledger M3, M4). */
export function changedLoan(state: LoanState, field: LoanField, typed: string | number, terms: CalculatorTerms): LoanState {
  const value = typeof typed === 'number' ? typed : typedNumber(typed);
  const bound = terms.bounds[field];
  if (field === 'amount') return { ...state, amount: amountWithin(value, bound) };
  if (field === 'term') return { ...state, term: nearestTerm(value, bound, terms.years) };
  return { ...state, [field]: clamped(value, bound) };
}

/** The state once a visitor has left a field: an amount too small to be lent has become the smallest that is. */
export const settledLoan = (state: LoanState, { bounds }: CalculatorTerms): LoanState =>
  state.amount > 0 && state.amount < bounds.amount.min ? { ...state, amount: bounds.amount.min } : state;

/** What a loan costs: the repayment, the total, the comparison rate, and a message where the amount is at its bounds (ledger M3, M4). */
export function loanResult(state: LoanState, terms: CalculatorTerms): LoanResult {
  const { periods } = FREQUENCIES[state.frequency];
  const borrowed = state.amount - state.tradeIn;
  const loan = {
    // Whoever pays it all in advance borrows nothing, not even the fee.
    principal: borrowed > 0 ? borrowed + terms.establishmentFee : 0,
    rate: state.interest,
    years: state.term,
    periods,
    residual: state.residual,
  };
  const exact = repayment(loan);
  const rounded = roundedRepayment(exact, terms.rounding);
  return {
    loan,
    exact,
    repayment: rounded,
    total: isNamed(rounded) ? periods * state.term * rounded + terms.establishmentFee : null,
    interestPaid: Math.max(0, exact * periods * state.term + Math.min(loan.residual, loan.principal) - loan.principal),
    comparison: comparisonAt(state.interest, terms),
    message: boundsMessage(state.amount, terms),
  };
}

/** Whether a repayment, in the whole dollars it shows as, is large enough to be named; below that one asks the dealer (ledger M5). */
export const isNamed = (paid: number): boolean => Math.round(paid) > LEAST_NAMED;

function comparisonAt(rate: number, { ownComparison, fees }: CalculatorTerms): number {
  // A lender's own figure is true for its own rate only.
  return ownComparison !== null && ownComparison.rate === rate ? ownComparison.comparison : comparisonRate(rate, fees);
}

function boundsMessage(amount: number, { tellsBounds, bounds }: CalculatorTerms): string | null {
  const { min, max } = bounds.amount;
  return tellsBounds && (amount <= min || amount >= max)
    ? `Cannot be less than $${numberText(min)} or more than $${numberText(max)}`
    : null;
}
