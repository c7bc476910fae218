import { expect, test } from 'vitest';
import { aLender } from '#tests/factories/a-lender.ts';
import { type CalculatorStart, standaloneCalculator } from './calculator-start.ts';
import { differenceText, estimateDifferences } from './estimate-differences.ts';
import type { Estimate } from './finance-estimate.ts';

type Row = Parameters<typeof aLender>[0];
const start = (row: Row = {}, price = 40_000) =>
  standaloneCalculator(aLender(row), { financeInterest: 10 }, { price, offer: null });
/** A calculator that adds its fee to the loan, as a vehicle page's does. */
const lending = ({ terms, state }: CalculatorStart): CalculatorStart => ({ terms: { ...terms, isFeeLent: true }, state });
// 40,000 at 10% over 260 weeks: 40,000 × (0.1/52) / (1 − (1 + 0.1/52)^−260) = 195.64, to the nearest dollar 196.
const estimate = (facts: Partial<Estimate> = {}): Estimate => ({
  payment: 196,
  period: 'week',
  rate: 10,
  comparison: 10.7,
  years: 5,
  deposit: 0,
  fee: 0,
  source: 'rate',
  ...facts,
});

test('M8.7 a calculator departs in nothing where the same figures come to the same repayment', () => {
  expect(estimateDifferences(start(), estimate(), 40_000)).toEqual([]);
  expect(estimateDifferences(start(), estimate({ source: 'offer' }), 40_000)).toEqual([]);
});
test('M8.7 it departs where its limits do not reach the estimate', () => {
  const far = start({ standalone: { interest: { min: 10.5, max: 20 }, years: [3, 7] } }, 300_000);
  expect(estimateDifferences(far, estimate({ deposit: 2000 }), 300_000)).toEqual(['amount', 'deposit', 'term', 'interest']);
});
test('M8.7 it departs in the period alone where it counts by another', () => {
  // 40,000 at 10% over 60 months is 849.88, rounded up 850.
  expect(estimateDifferences(start(), estimate({ period: 'month', payment: 850 }), 40_000)).toEqual(['period']);
});
test('M8.7 it departs in the amount where the vehicle has no price', () =>
  expect(estimateDifferences(start({}, 0), estimate({ payment: 147 }), null)).toEqual(['amount']));
test('M8.7 an estimate worked out from its rate is departed from by the fee or by rounding up', () => {
  // With a fee of 300 it is 197.11: to the nearest dollar 197, rounded up 198.
  const nearest = start({ standalone: { establishmentFee: 300, rounding: 'nearest' } });
  expect(estimateDifferences(lending(nearest), estimate(), 40_000)).toEqual(['fee']);
  expect(estimateDifferences(nearest, estimate(), 40_000)).toEqual([]);
  const up = lending(start({ standalone: { establishmentFee: 300 } }));
  expect(estimateDifferences(up, estimate({ payment: 197, fee: 300 }), 40_000)).toEqual(['rounding']);
});
test.each(['offer', 'quote'] as const)('M8.7 from the payment of %s it departs as from another’s figure', (source) =>
  expect(estimateDifferences(start(), estimate({ source, payment: 190 }), 40_000)).toEqual(['figure']),
);

const feeStart = lending(start({ standalone: { establishmentFee: 499 } }, 30_000));
const offerEstimate = {
  payment: 150,
  period: 'week',
  rate: 10,
  comparison: 10.7,
  years: 5,
  deposit: 0,
  fee: 0,
  source: 'offer',
} as const;

// 30,499 at 10% over 260 weeks is 149.17, rounded up 150.
test('M8.7 a calculator that agrees with the estimate says nothing', () =>
  expect(differenceText(feeStart, offerEstimate, 30_000)).toBeNull());
test('M8.7 one that departs says in what, with its own figures', () => {
  const words = differenceText(
    feeStart,
    { ...offerEstimate, rate: 9, years: 4, deposit: 500, period: 'month', payment: 140 },
    310_000,
  );
  expect(words).toContain('the loan is $30,000, not the price of $310,000');
  expect(words).toContain('there’s no deposit');
  expect(words).toContain('the term is 5 years, not 4 years');
  expect(words).toContain('the interest rate is 10.00% p.a.');
  expect(words).toContain('repayments are per week, not per month');
});
test('M8.7 only a lender’s own figure is called one', () => {
  const words = (facts: Partial<Estimate>) =>
    differenceText(feeStart, { ...offerEstimate, payment: 140, ...facts }, 30_000) ?? '';
  expect(words({ source: 'quote' })).toMatch(
    /lender’s quote: the quote is the lender’s own figure, .* establishment fee of \$499\.$/,
  );
  expect(words({ source: 'offer' })).toMatch(/advertised estimate: the estimate is the lender’s own figure/);
  expect(words({ source: 'rate' })).toContain('it adds an establishment fee of $499, which the estimate leaves out');
  expect(words({ source: 'rate' })).not.toContain('lender');
});
test('M8.7 where no price is advertised it says what it starts with', () =>
  expect(differenceText(feeStart, offerEstimate, null)).toBe(
    'How this differs from the advertised estimate: it starts with a loan of $30,000, as no price is advertised.',
  ));
