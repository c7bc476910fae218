import { exactDollars, wholeDollars } from '#src/rules/text/money-text.ts';
import type { CalculatorStart } from './calculator-start.ts';
import { termText } from './estimate-words.ts';
import type { Estimate } from './finance-estimate.ts';
import { rateText } from './finance-text.ts';
import { loanResult } from './loan-calculator.ts';

/**
 * What can differ between a calculator's first figures and the estimate; `figure` when the estimate is the lender's own figure
 * rather than calculated.
 */
export type EstimateDifference = 'amount' | 'deposit' | 'term' | 'interest' | 'period' | 'fee' | 'rounding' | 'figure';

/**
 * What differs between a calculator's first figures and the estimate; empty if they agree. A null price is a vehicle without one
 * (ledger M8).
 */
export function estimateDifferences(
  { terms, state }: CalculatorStart,
  estimate: Estimate,
  price: number | null,
): readonly EstimateDifference[] {
  const { repayment, exact } = loanResult({ ...state, frequency: estimate.period }, terms);
  const isSame = repayment === estimate.payment;
  const isOurs = estimate.source === 'rate';
  const lentFee = terms.isFeeLent ? terms.establishmentFee : 0;
  const differs: Readonly<Record<EstimateDifference, boolean>> = {
    amount: state.amount !== price,
    deposit: state.tradeIn !== estimate.deposit,
    term: state.term !== estimate.years,
    interest: state.interest !== estimate.rate,
    period: state.frequency !== estimate.period,
    fee: isOurs && !isSame && lentFee !== estimate.fee,
    rounding: isOurs && !isSame && repayment !== Math.round(exact),
    figure: !isOurs && !isSame,
  };
  return (Object.keys(differs) as EstimateDifference[]).filter((part) => differs[part]);
}

/** How a calculator's start differs from its vehicle's estimate, in a sentence; null if it does not (ledger M8). */
export function differenceText(start: CalculatorStart, estimate: Estimate, price: number | null): string | null {
  const { state, terms } = start;
  const parts = estimateDifferences(start, estimate, price);
  const fee = exactDollars(terms.establishmentFee);
  const isQuote = estimate.source === 'quote';
  const words: Readonly<Record<EstimateDifference, string>> = {
    amount:
      price === null
        ? `it starts with a loan of ${wholeDollars(state.amount)}, as no price is advertised`
        : `the loan is ${wholeDollars(state.amount)}, not the price of ${wholeDollars(price)}`,
    deposit: state.tradeIn > 0 ? `the deposit is ${wholeDollars(state.tradeIn)}` : 'there’s no deposit',
    term: `the term is ${termText(state.term)}, not ${termText(estimate.years)}`,
    interest: `the interest rate is ${rateText(state.interest)} p.a.`,
    period: `repayments are per ${state.frequency}, not per ${estimate.period}`,
    fee: terms.isFeeLent
      ? `it adds an establishment fee of ${fee}, which the estimate leaves out`
      : `the establishment fee of ${fee} is on top, not in the repayments`,
    rounding: 'repayments are rounded up to the next dollar',
    figure: `the ${isQuote ? 'quote' : 'estimate'} is the lender’s own figure, while this is worked out from the loan amount, interest rate and term${terms.isFeeLent && terms.establishmentFee > 0 ? `, plus an establishment fee of ${fee}` : ''}`,
  };
  if (parts.length === 0) return null;
  return `How this differs from the ${isQuote ? 'lender’s quote' : 'advertised estimate'}: ${parts.map((part) => words[part]).join('; ')}.`;
}
