import { numberText } from '../text/number-text.ts';
import { comparisonRate, type LoanFees } from './comparison-rate.ts';
import { FREQUENCIES, type Frequency } from './frequency.ts';
import type { Bound } from './lender.ts';
import { amountWithin, clamped, nearestTerm, typedNumber } from './loan-number.ts';
import { isNamed, type Loan, type Rounding, repayment, roundedRepayment } from './repayment.ts';

/** What a calculator works with, the same in the browser and on the server. */
export interface CalculatorTerms {
  readonly bounds: Readonly<Record<LoanField, Bound>>;
  readonly years: readonly number[] | null;
  readonly establishmentFee: number;
  /** Whether that fee is added to the loan; otherwise it is paid on top of it. */
  readonly isFeeLent: boolean;
  /** All fees, for the comparison rate. */
  readonly fees: LoanFees;
  /** The lender's own comparison rate, at the rate it is for; null to calculate it from rate and fees. */
  readonly ownComparison: { readonly rate: number; readonly comparison: number } | null;
  readonly rounding: Rounding;
  /** Whether a message says that an amount is at its bounds. */
  readonly tellsBounds: boolean;
}

export type LoanField = 'amount' | 'term' | 'interest' | 'tradeIn' | 'residual';

/** A visitor's choices: dollars, years and percent a year (ledger M3). */
export type LoanState = Readonly<Record<LoanField, number>> & { readonly frequency: Frequency };

export interface LoanResult {
  readonly loan: Loan;
  /** In whole dollars per period. */
  readonly repayment: number;
  /** The repayment before rounding. */
  readonly exact: number;
  /** All payments, and the fee unless it is in them; null if the repayment is too small to be shown (ledger M4, M5). */
  readonly total: number | null;
  /** What the shown repayments come to above the loan. */
  readonly interestPaid: number;
  readonly comparison: number;
  readonly message: string | null;
}

/** The state after a visitor typed, pasted or dragged a value (ledger M3, M4). */
export function changedLoan(state: LoanState, field: LoanField, typed: string | number, terms: CalculatorTerms): LoanState {
  const value = typeof typed === 'number' ? typed : typedNumber(typed);
  const bound = terms.bounds[field];
  if (field === 'amount') return { ...state, amount: amountWithin(value, bound) };
  if (field === 'term') return { ...state, term: nearestTerm(value, bound, terms.years) };
  return { ...state, [field]: clamped(value, bound) };
}

/** The state after a visitor left a field: an amount below the minimum becomes the minimum. */
export const settledLoan = (state: LoanState, { bounds }: CalculatorTerms): LoanState =>
  state.amount > 0 && state.amount < bounds.amount.min ? { ...state, amount: bounds.amount.min } : state;

/**
 * What a loan costs: the repayment, the total, the comparison rate, and a message if the amount is at its bounds (ledger M3, M4).
 */
export function loanResult(state: LoanState, terms: CalculatorTerms): LoanResult {
  const { periods } = FREQUENCIES[state.frequency];
  const borrowed = state.amount - state.tradeIn;
  const loan = {
    // Someone who pays everything in advance borrows nothing, not even the fee.
    principal: borrowed > 0 ? borrowed + (terms.isFeeLent ? terms.establishmentFee : 0) : 0,
    rate: state.interest,
    years: state.term,
    periods,
    residual: state.residual,
  };
  const exact = repayment(loan);
  const rounded = roundedRepayment(exact, terms.rounding);
  const repaid = periods * state.term * rounded;
  return {
    loan,
    exact,
    repayment: rounded,
    total: isNamed(rounded) ? repaid + (terms.isFeeLent ? 0 : terms.establishmentFee) : null,
    interestPaid: Math.max(0, repaid + Math.min(loan.residual, loan.principal) - loan.principal),
    comparison: comparisonAt(state.interest, terms),
    message: boundsMessage(state.amount, terms),
  };
}

function comparisonAt(rate: number, { ownComparison, fees }: CalculatorTerms): number {
  // The lender's own figure applies at its own rate only.
  return ownComparison !== null && ownComparison.rate === rate ? ownComparison.comparison : comparisonRate(rate, fees);
}

function boundsMessage(amount: number, { tellsBounds, bounds }: CalculatorTerms): string | null {
  const { min, max } = bounds.amount;
  return tellsBounds && (amount <= min || amount >= max)
    ? `Cannot be less than $${numberText(min)} or more than $${numberText(max)}`
    : null;
}
