import type { CalculatorStart } from './calculator-start.ts';
import type { Estimate } from './finance-estimate.ts';
import { loanResult } from './loan-calculator.ts';

/**
 * What can differ between a calculator's first figures and the estimate; `figure` when the estimate is the lender's own figure
 * rather than calculated.
 */
export type Departure = 'amount' | 'deposit' | 'term' | 'interest' | 'period' | 'fee' | 'rounding' | 'figure';

/**
 * What differs between a calculator's first figures and the estimate; empty if they agree. A null price is a vehicle without one
 * (ledger M8).
 */
export function departures({ terms, state }: CalculatorStart, estimate: Estimate, price: number | null): readonly Departure[] {
  const { repayment, exact } = loanResult({ ...state, frequency: estimate.period }, terms);
  const isSame = repayment === estimate.payment;
  const isOurs = estimate.source === 'rate';
  const differs: Readonly<Record<Departure, boolean>> = {
    amount: state.amount !== price,
    deposit: state.tradeIn !== estimate.deposit,
    term: state.term !== estimate.years,
    interest: state.interest !== estimate.rate,
    period: state.frequency !== estimate.period,
    fee: isOurs && !isSame && terms.establishmentFee !== estimate.fee,
    rounding: isOurs && !isSame && repayment !== Math.round(exact),
    figure: !isOurs && !isSame,
  };
  return (Object.keys(differs) as Departure[]).filter((part) => differs[part]);
}
