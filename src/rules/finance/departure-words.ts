import { type CalculatorStart, type Departure, departures } from './calculator-start.ts';
import type { Estimate } from './finance-estimate.ts';
import { exactDollars, rateText, wholeDollars } from './finance-text.ts';

/** Where a vehicle's calculator departs from its estimate, in a sentence; null where it does not (ledger M8). */
export function departureWords(start: CalculatorStart, estimate: Estimate, price: number): string | null {
  const { state, terms } = start;
  const parts = departures(start, estimate, price);
  const words: Readonly<Record<Departure, string>> = {
    amount: `the amount is ${wholeDollars(state.amount)}, not the price of ${wholeDollars(price)}`,
    term: `the term is ${state.term} years`,
    interest: `the rate is ${rateText(state.interest)} p.a.`,
    repayment: `the estimate is ${estimate.isQuote ? 'a lender’s quote' : 'the lender’s own figure'}, and this one is worked out from amount, rate and term${terms.establishmentFee > 0 ? ` with an establishment fee of ${exactDollars(terms.establishmentFee)}` : ''}`,
  };
  return parts.length === 0 ? null : `Where this differs from the estimate: ${parts.map((part) => words[part]).join('; ')}.`;
}
