import type { CalculatorStart } from './calculator-start.ts';
import { type Departure, departures } from './departures.ts';
import { termText } from './estimate-words.ts';
import type { Estimate } from './finance-estimate.ts';
import { exactDollars, rateText, wholeDollars } from './finance-text.ts';

/** How a calculator's start differs from its vehicle's estimate, in a sentence; null if it does not (ledger M8). */
export function departureWords(start: CalculatorStart, estimate: Estimate, price: number | null): string | null {
  const { state, terms } = start;
  const parts = departures(start, estimate, price);
  const fee = exactDollars(terms.establishmentFee);
  const isQuote = estimate.source === 'quote';
  const words: Readonly<Record<Departure, string>> = {
    amount:
      price === null
        ? `it starts with a loan of ${wholeDollars(state.amount)}, as no price is advertised`
        : `the loan is ${wholeDollars(state.amount)}, not the price of ${wholeDollars(price)}`,
    deposit: state.tradeIn > 0 ? `the deposit is ${wholeDollars(state.tradeIn)}` : 'there’s no deposit',
    term: `the term is ${termText(state.term)}, not ${termText(estimate.years)}`,
    interest: `the interest rate is ${rateText(state.interest)} p.a.`,
    period: `repayments are per ${state.frequency}, not per ${estimate.period}`,
    fee: `it adds an establishment fee of ${fee}, which the estimate leaves out`,
    rounding: 'repayments are rounded up to the next dollar',
    figure: `the ${isQuote ? 'quote' : 'estimate'} is the lender’s own figure, while this is worked out from the loan amount, interest rate and term${terms.establishmentFee > 0 ? `, plus an establishment fee of ${fee}` : ''}`,
  };
  if (parts.length === 0) return null;
  return `How this differs from the ${isQuote ? 'lender’s quote' : 'advertised estimate'}: ${parts.map((part) => words[part]).join('; ')}.`;
}
