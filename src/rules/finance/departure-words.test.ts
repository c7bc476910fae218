import { expect, test } from 'vitest';
import { aLender } from '#tests/factories/a-lender.ts';
import { standaloneCalculator } from './calculator-start.ts';
import { departureWords } from './departure-words.ts';
import type { Estimate } from './finance-estimate.ts';

const start = standaloneCalculator(
  aLender({ standalone: { establishmentFee: 499 } }),
  { financeInterest: 10 },
  { price: 30_000, offer: null },
);
const estimate = {
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
  expect(departureWords(start, estimate, 30_000)).toBeNull());
test('M8.7 one that departs says in what, with its own figures', () => {
  const words = departureWords(start, { ...estimate, rate: 9, years: 4, deposit: 500, period: 'month', payment: 140 }, 310_000);
  expect(words).toContain('the loan is $30,000, not the price of $310,000');
  expect(words).toContain('there’s no deposit');
  expect(words).toContain('the term is 5 years, not 4 years');
  expect(words).toContain('the interest rate is 10.00% p.a.');
  expect(words).toContain('repayments are per week, not per month');
});
test('M8.7 only a lender’s own figure is called one', () => {
  const words = (facts: Partial<Estimate>) => departureWords(start, { ...estimate, payment: 140, ...facts }, 30_000) ?? '';
  expect(words({ source: 'quote' })).toMatch(
    /lender’s quote: the quote is the lender’s own figure, .* establishment fee of \$499\.$/,
  );
  expect(words({ source: 'offer' })).toMatch(/advertised estimate: the estimate is the lender’s own figure/);
  expect(words({ source: 'rate' })).toContain('it adds an establishment fee of $499, which the estimate leaves out');
  expect(words({ source: 'rate' })).not.toContain('lender');
});
test('M8.7 where no price is advertised it says what it starts with', () =>
  expect(departureWords(start, estimate, null)).toBe(
    'How this differs from the advertised estimate: it starts with a loan of $30,000, as no price is advertised.',
  ));
