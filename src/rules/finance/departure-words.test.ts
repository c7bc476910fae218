import { expect, test } from 'vitest';
import { aLender } from '#tests/factories/a-lender.ts';
import { standaloneCalculator } from './calculator-start.ts';
import { departureWords } from './departure-words.ts';

const start = standaloneCalculator(
  aLender({ standalone: { establishmentFee: 499 } }),
  { financeInterest: 10 },
  { price: 30_000, offer: null },
);
const estimate = { payment: 150, period: 'week', rate: 10, comparison: 10.7, years: 5, deposit: 0, isQuote: false } as const;

// 30,499 at 10% over 260 weeks is 149.17, rounded up 150.
test('M8.7 a calculator that agrees with the estimate says nothing', () =>
  expect(departureWords(start, estimate, 30_000)).toBeNull());
test('M8.7 one that departs says in what, with its own figures', () => {
  const words = departureWords(start, { ...estimate, rate: 9, years: 4, payment: 140, isQuote: true }, 310_000) ?? '';
  expect(words).toContain('the amount is $30,000, not the price of $310,000');
  expect(words).toContain('the term is 5 years');
  expect(words).toContain('the rate is 10.00% p.a.');
  expect(words).toContain('a lender’s quote');
  expect(words).toContain('an establishment fee of $499');
});
