import { expect, test } from 'vitest';
import { type EstimateGiven, type EstimateOffer, financeEstimate } from '#src/rules/finance/finance-estimate.ts';

const car = { year: 2022, make: 'Kia', price: 30_000, status: 'in_stock', sold: false };
const offer = (facts: Partial<EstimateOffer> = {}): EstimateOffer => ({
  interestRate: 8.99,
  comparisonRate: 9.87,
  paymentWeek: 145.6,
  paymentMonth: 631,
  ...facts,
});
const given = (facts: Partial<EstimateGiven> = {}): EstimateGiven => ({
  financeExcludedMakes: [],
  financeExcluded: false,
  financeSampleRates: null,
  thisYear: 2026,
  ...facts,
});
const weekly = { rule: 'b', shows: 'week' } as const;

test('M2e an estimate is the lender’s own payment in whole dollars with both rates', () =>
  expect(financeEstimate(car, offer(), weekly, given())).toEqual({ payment: 146, period: 'week', rate: 8.99, comparison: 9.87 }));
test('M2f a lender who speaks of months shows the month’s', () =>
  expect(financeEstimate(car, offer(), { rule: 'd', shows: 'month' }, given())).toMatchObject({ payment: 631, period: 'month' }));
test('M1o where none may be shown there is none', () =>
  expect(financeEstimate(car, offer({ comparisonRate: null }), weekly, given())).toBeNull());
// 30,000 at 12% over 60 months is 667.33 by any table.
test('M14b where the lender names no payment it follows from the price over 5 years', () =>
  expect(
    financeEstimate(car, offer({ interestRate: 12, paymentMonth: null }), { rule: 'b', shows: 'month' }, given()),
  ).toMatchObject({ payment: 667, rate: 12 }));
test('M14c by switch it reads 6.29% and 8.19%, with no deposit, and the payment is that of these rates', () => {
  const sample = given({ financeSampleRates: { rate: 6.29, comparison: 8.19 } });
  // 30,000 at 6.29% over 260 weeks: (30,000 × 0.0629/52) / (1 − (1 + 0.0629/52)^−260) = 134.57.
  expect(financeEstimate(car, offer({ deposit: 5000 }), weekly, sample)).toEqual({
    payment: 135,
    period: 'week',
    rate: 6.29,
    comparison: 8.19,
  });
});
test('M5e a payment of 25 or under is no estimate', () => {
  expect(financeEstimate(car, offer({ paymentWeek: 25 }), weekly, given())).toBeNull();
  expect(financeEstimate({ ...car, price: null }, offer({ paymentWeek: null }), weekly, given())).toBeNull();
});
