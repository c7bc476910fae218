import fc from 'fast-check';
import { expect, test } from 'vitest';
import { comparisonRate } from '#src/rules/finance/comparison-rate.ts';

/** The present value of sixty payments at a rate, added up one by one. */
function worth(paid: number, rate: number): number {
  let sum = 0;
  for (let month = 1; month <= 60; month += 1) sum += paid / (1 + rate / 1200) ** month;
  return sum;
}
/** The monthly payment on 30,000 dollars plus fees, by the annuity formula. */
const monthly = (rate: number, once: number) => (30_000 + once) / worth(1, rate);

const rates = fc.double({ min: 0.1, max: 25, noNaN: true });
const fees = fc.record({
  once: fc.double({ min: 0, max: 3000, noNaN: true }),
  monthly: fc.double({ min: 0, max: 30, noNaN: true }),
});

test('K2a without fees the comparison rate is the rate', () => expect(comparisonRate(8.99, { once: 0, monthly: 0 })).toBe(8.99));

test('M14.1 at the comparison rate, what is paid is worth just the $30,000 of the example over 5 years', () => {
  fc.assert(
    fc.property(rates, fees, (rate, of) => {
      const paid = monthly(rate, of.once) + of.monthly;
      expect(worth(paid, comparisonRate(rate, of))).toBeCloseTo(30_000, 2);
    }),
  );
});
test('K2b fees never make it lower than the rate', () => {
  fc.assert(
    fc.property(rates, fees, (rate, of) => {
      expect(comparisonRate(rate, of)).toBeGreaterThanOrEqual(rate - 1e-9);
    }),
  );
});
test('K2c more fees make it higher', () => {
  fc.assert(
    fc.property(rates, fees, (rate, of) => {
      expect(comparisonRate(rate, { once: of.once + 100, monthly: of.monthly })).toBeGreaterThan(comparisonRate(rate, of));
    }),
  );
});
test('K2d a loan without interest still costs its fees', () =>
  expect(comparisonRate(0, { once: 600, monthly: 0 })).toBeGreaterThan(0.7));
test.each([Number.NaN, -1])('K2e a rate of %d is left as it is', (rate) =>
  expect(comparisonRate(rate, { once: 100, monthly: 0 })).toEqual(rate),
);
