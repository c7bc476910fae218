import { expect, test } from 'vitest';
import {
  carEstimate,
  type EstimatedCar,
  type EstimateInput,
  type EstimateOffer,
  financeEstimate,
  weeklyPayment,
} from '#src/rules/finance/finance-estimate.ts';

const car = { year: 2022, make: 'Kia', price: 30_000, status: 'in_stock', sold: false };
const offer = (facts: Partial<EstimateOffer> = {}): EstimateOffer => ({
  interestRate: 8.99,
  comparisonRate: 9.87,
  paymentWeek: 145.6,
  paymentMonth: 631,
  ...facts,
});
const input = (facts: Partial<EstimateInput> = {}): EstimateInput => ({
  financeExcludedMakes: [],
  financeExcluded: false,
  financeEnabled: true,
  financeQuotes: false,
  financeSampleRates: null,
  thisYear: 2026,
  ...facts,
});
const weekly = { rule: 'b', shows: 'week' } as const;

test('M2.1 an estimate is the lender’s own payment in whole dollars with both rates', () =>
  expect(financeEstimate(car, offer(), weekly, input())).toEqual({
    payment: 146,
    period: 'week',
    rate: 8.99,
    comparison: 9.87,
    years: 5,
    deposit: 0,
    fee: 0,
    source: 'offer',
  }));
test('M1.6 a lender who speaks of months shows the month’s', () =>
  expect(financeEstimate(car, offer(), { rule: 'd', shows: 'month' }, input())).toMatchObject({ payment: 631, period: 'month' }));
test('M1.1 where none may be shown there is none', () =>
  expect(financeEstimate(car, offer({ comparisonRate: null }), weekly, input())).toBeNull());
// 30,000 at 12% over 60 months is 667.33 by any table.
test('M14.1 where the lender names no payment it follows from the price over 5 years', () =>
  expect(
    financeEstimate(car, offer({ interestRate: 12, paymentMonth: null }), { rule: 'b', shows: 'month' }, input()),
  ).toMatchObject({ payment: 667, rate: 12 }));
test('M8.7 an estimate worked out from its rate says so, and which fee is in it', () =>
  expect(financeEstimate(car, offer({ paymentWeek: null, establishmentFees: 250 }), weekly, input())).toMatchObject({
    source: 'rate',
    fee: 250,
  }));
test('M14.2 by switch it reads 6.29% and 8.19%, with no deposit, and the payment is that of these rates', () => {
  const sample = input({ financeSampleRates: { rate: 6.29, comparison: 8.19 } });
  // 30,000 at 6.29% over 260 weeks: (30,000 × 0.0629/52) / (1 − (1 + 0.0629/52)^−260) = 134.57.
  expect(financeEstimate(car, offer({ deposit: 5000 }), weekly, sample)).toEqual({
    payment: 135,
    period: 'week',
    rate: 6.29,
    comparison: 8.19,
    years: 5,
    deposit: 0,
    fee: 0,
    source: 'rate',
  });
});
test('M5.1 a payment that would show as 25 or under is no estimate', () => {
  for (const paymentWeek of [25, 25.4]) expect(financeEstimate(car, offer({ paymentWeek }), weekly, input())).toBeNull();
  expect(financeEstimate(car, offer({ paymentWeek: 25.5 }), weekly, input())).toMatchObject({ payment: 26 });
  expect(financeEstimate({ ...car, price: null }, offer({ paymentWeek: null }), weekly, input())).toBeNull();
});

const QUOTE = { weeklyRepaymentAmount: 99.4, comparisonRate: 7.2, advertisedRate: 6.9 };
const lender = { id: 'ours', ...weekly };
const offered = (facts: Partial<EstimatedCar> = {}): EstimatedCar => ({
  ...car,
  youxQuote: null,
  lenders: [
    { ...offer({ paymentWeek: 80 }), lender: 'another' },
    { ...offer({ deposit: 2000, termMonths: 48 }), lender: 'ours' },
  ],
  ...facts,
});
test('M8.4 the one estimate of a vehicle is by the site’s own lender, with the term and deposit it assumes', () =>
  expect(carEstimate(offered(), lender, input())).toMatchObject({ payment: 146, years: 4, deposit: 2000, source: 'offer' }));
test('M8.4 a quote for the vehicle comes before the lender’s sample where the site has quotes, and only there', () => {
  expect(carEstimate(offered({ youxQuote: QUOTE }), lender, input({ financeQuotes: true }))).toEqual({
    payment: 99,
    period: 'week',
    rate: 6.9,
    comparison: 7.2,
    years: 5,
    deposit: 0,
    fee: 0,
    source: 'quote',
  });
  expect(carEstimate(offered({ youxQuote: QUOTE }), lender, input())).toMatchObject({ payment: 146 });
});
test('M1.2 an excluded make has no estimate, not even a quoted one', () =>
  expect(
    carEstimate(offered({ youxQuote: QUOTE }), lender, input({ financeQuotes: true, financeExcludedMakes: ['KIA'] })),
  ).toBeNull());
test('P11.2 where finance is off there is no estimate, quoted or not', () =>
  expect(carEstimate(offered({ youxQuote: QUOTE }), lender, input({ financeEnabled: false, financeQuotes: true }))).toBeNull());
test('M14.1 a payment that the lender does not name is over 5 years, whatever term its offer has', () =>
  expect(financeEstimate(car, offer({ paymentWeek: null, termMonths: 48 }), weekly, input())).toMatchObject({ years: 5 }));
// 650 a month is 7,800 a year, and 7,800 / 52 is 150 a week.
test('S3.4 an estimate by the month is 12 of 52 parts of it by the week', () => {
  const monthly = financeEstimate(car, offer({ paymentMonth: 650 }), { rule: 'd', shows: 'month' }, input());
  expect(monthly === null ? null : weeklyPayment(monthly)).toBe(150);
});
