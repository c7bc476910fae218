import { comparisonRate } from '#src/rules/finance/comparison-rate.ts';
import { repayment } from '#src/rules/finance/repayment.ts';
import type { QuoteLender } from './quote-lender.ts';

/** Sample figures for demonstrations and tests, not a lender's. A real lender implements the same interface. */
const RATES = [
  { from: 2024, rate: 7.29 },
  { from: 2019, rate: 7.99 },
  { from: 0, rate: 9.49 },
] as const;
const FEES = { once: 395, monthly: 5 } as const;

const cents = (value: number): number => Math.round(value * 100) / 100;

/** The sample lender: a newer vehicle has a lower rate, and the rest is arithmetic. */
export const sampleLender: QuoteLender = {
  quote({ purchasePrice, loanTerm, year }) {
    const { rate } = RATES.find(({ from }) => year >= from) ?? RATES[2];
    const loan = { principal: purchasePrice + FEES.once, rate, years: loanTerm, periods: 52, residual: 0 };
    return Promise.resolve({
      weeklyRepaymentAmount: cents(repayment(loan)),
      advertisedRate: rate,
      comparisonRate: cents(comparisonRate(rate, FEES)),
    });
  },
};
