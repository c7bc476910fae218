import type { CalculatorStart } from '../finance/calculator-start.ts';
import { termText } from '../finance/estimate-words.ts';
import { rateText, repaymentText } from '../finance/finance-text.ts';
import { type CalculatorTerms, loanResult } from '../finance/loan-calculator.ts';
import { isNamed } from '../finance/repayment.ts';
import { exactDollars, wholeDollars } from '../text/money-text.ts';

/** The terms that a loan can be chosen for, in years. */
export function termChoices({ years, bounds: { term } }: Pick<CalculatorTerms, 'years' | 'bounds'>): readonly number[] {
  if (years !== null) return years.filter((one) => one >= term.min && one <= term.max);
  const step = term.step > 0 ? term.step : 1;
  return Array.from({ length: Math.floor((term.max - term.min) / step) + 1 }, (_, at) => term.min + at * step);
}

/** A loan in words; its rate is never without its comparison rate (ledger M2, K2). */
export interface LoanWords {
  /** '$48/wk', or other words for one that is too small to be shown (ledger M5). */
  readonly repayment: string;
  /** What stands between the repayment and the rate. */
  readonly basis: string;
  readonly rate: string;
  readonly comparison: string;
  /** '$10,000 over 5 years, $12,480 in total.' */
  readonly inAll: string;
}

/** What a loan costs by the vehicle's own calculator (ledger M4). */
export function loanWords({ terms, state }: CalculatorStart, amountCents: number, years: number): LoanWords {
  const result = loanResult({ ...state, amount: amountCents / 100, term: years, tradeIn: 0, residual: 0 }, terms);
  const total = result.total === null ? '' : `, ${wholeDollars(result.total)} in total`;
  return {
    repayment: repaymentText(result.repayment, state.frequency),
    basis: isNamed(result.repayment) ? ' based on sample' : '. Sample',
    rate: rateText(state.interest),
    comparison: rateText(result.comparison),
    inAll: `${exactDollars(amountCents / 100)} over ${termText(years)}${total}.`,
  };
}
