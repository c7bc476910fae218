import { expect, test } from 'vitest';
import {
  type CalculatorInput,
  detailCalculator,
  type StartOffer,
  standaloneCalculator,
  startAt,
} from '#src/rules/finance/calculator-start.ts';
import { aLender } from '#tests/factories/a-lender.ts';
import { calculatorInput } from '#tests/factories/calculator-input.ts';

const offer = (facts: Partial<StartOffer> = {}): StartOffer => ({
  interestRate: null,
  comparisonRate: null,
  deposit: null,
  termMonths: null,
  establishmentFees: null,
  ...facts,
});
type Row = Parameters<typeof aLender>[0];
const detail = (
  switches: Partial<CalculatorInput> = {},
  row: Row = {},
  price: number | null = 42_000,
  of: StartOffer | null = null,
) => {
  const start = detailCalculator(aLender(row), calculatorInput(switches), { price, offer: of });
  if (start === null) throw new Error('There is no calculator.');
  return start;
};
const standalone = (
  row: Row = {},
  price: number | null = null,
  of: StartOffer | null = null,
  financeInterest: number | null = 10,
) => standaloneCalculator(aLender(row), { financeInterest }, { price, offer: of });

test('M3.3 on a vehicle’s page one borrows 1,000 to 100,000 in steps of 500', () =>
  expect(detail().terms.bounds.amount).toEqual({ min: 1000, max: 100_000, step: 500 }));
test('M3.4 over 1 to 7 years in steps of half a year', () =>
  expect(detail().terms.bounds.term).toEqual({ min: 1, max: 7, step: 0.5 }));
test('M3.5 at 0.5 to 15 percent in steps of 0.5', () =>
  expect(detail().terms.bounds.interest).toEqual({ min: 0.5, max: 15, step: 0.5 }));
test('M3.5 a lender’s row may have bounds of its own', () =>
  expect(detail({}, { detail: { amount: { min: 5000 }, interest: { min: 7.5, max: 14.5 } } }).terms.bounds).toMatchObject({
    amount: { min: 5000 },
    interest: { min: 7.5, max: 14.5 },
  }));
test('M3.4 a brand or site may set bounds over the lender’s', () =>
  expect(
    detail({ financeBounds: { amountMin: 5000, termMax: 5, interestMin: 5.99, interestMax: 15.99 } }).terms.bounds,
  ).toMatchObject({ amount: { min: 5000, max: 100_000 }, term: { min: 1, max: 5 }, interest: { min: 5.99, max: 15.99 } }));
test('M3.3 where flagged, 105% of a price above 100,000 may be borrowed', () => {
  const flagged = { financeMaxFollowsPrice: true };
  expect(detail(flagged, {}, 120_000).terms.bounds.amount.max).toBe(126_000);
  expect(detail(flagged, {}, 100_000).terms.bounds.amount.max).toBe(100_000);
  expect(detail({}, {}, 120_000).terms.bounds.amount.max).toBe(100_000);
});
test('M3.6 it begins with 30,000, 6 years, weekly', () =>
  expect(detail().state).toEqual({ amount: 30_000, term: 6, interest: 10, tradeIn: 0, residual: 0, frequency: 'week' }));
test('M3.6 or by switch with the price, 5 years, monthly', () =>
  expect(detail({ financeAmount: 'price', financeTermYears: 5, financeFrequency: 'month' }).state).toMatchObject({
    amount: 42_000,
    term: 5,
    frequency: 'month',
  }));
test('M3.6 or by switch with an amount of the site’s own', () =>
  expect(detail({ financeAmount: 12_500 }).state.amount).toBe(12_500));
test('M3.6 its term is that of the offer, else the lender’s', () => {
  expect(detail({}, { term: 4 }, 42_000, offer({ termMonths: 36 })).state.term).toBe(3);
  expect(detail({}, { term: 4 }).state.term).toBe(4);
});
test('M3.1 a price of nothing leaves nothing to work out', () => {
  for (const price of [null, 0, -5])
    expect(detailCalculator(aLender(), calculatorInput({ financeAmount: 'price' }), { price, offer: null })).toBeNull();
});
test('M3.4 years to choose from hold for the term it begins with', () => {
  const { terms, state } = detail({ financeYears: [3, 5, 7] }, { term: 4.4 });
  expect([terms.years, state.term]).toEqual([[3, 5, 7], 5]);
});
test('M3.7 the establishment fee is the offer’s, else the lender’s for it, else none', () => {
  const row = { detail: { establishmentFee: 1300 } };
  expect(detail({}, row, 42_000, offer({ establishmentFees: 250 })).terms.establishmentFee).toBe(250);
  expect(detail({}, row, 42_000, offer()).terms.establishmentFee).toBe(1300);
  expect(detail().terms.establishmentFee).toBe(0);
});
test('M3.8 it rounds up by switch, otherwise to the nearest', () =>
  expect([detail({ financeRoundsUp: true }).terms.rounding, detail().terms.rounding]).toEqual(['up', 'nearest']));

test('M7.3 the interest is the site’s, else the offer’s, else the lender’s', () => {
  const own = offer({ interestRate: 9 });
  expect(detail({ financeInterest: 7.5 }, { interest: 8 }, 42_000, own).state.interest).toBe(7.5);
  expect(detail({ financeInterest: null }, { interest: 8 }, 42_000, own).state.interest).toBe(9);
  expect(detail({ financeInterest: null }, { interest: 8 }).state.interest).toBe(8);
});
test('M3.5 it is held within the lender’s bounds', () =>
  expect(detail({ financeInterest: 10 }, { detail: { interest: { min: 12, max: 20 } } }).state.interest).toBe(12));

test('M4.2 alone it begins with 30,000, 5 years, no deposit, weekly', () =>
  expect(standalone().state).toEqual({ amount: 30_000, term: 5, interest: 10, tradeIn: 0, residual: 0, frequency: 'week' }));
test('M4.1 with a price in mind it begins with that, up to 250,000', () => {
  expect(standalone({}, 41_990).state.amount).toBe(41_990);
  expect(standalone({}, 300_000).state.amount).toBe(250_000);
  expect(standalone({}, 0).state.amount).toBe(30_000);
});
test('M4.4 the amount it begins with lies within its limits, of each lender its own', () => {
  expect([500, 1000, 250_001].map((price) => standalone({}, price).state.amount)).toEqual([1000, 1000, 250_000]);
  expect(standalone({ standalone: { amount: { min: 5000 } } }, 4999).state.amount).toBe(5000);
});
test('M4.8 its amount is 1,000 to 250,000 and its deposit and residual 0 to 250,000 in steps of 0.5', () => {
  const { bounds } = standalone().terms;
  expect(bounds.amount).toMatchObject({ min: 1000, max: 250_000 });
  expect(bounds.tradeIn).toEqual({ min: 0, max: 250_000, step: 0.5 });
  expect(bounds.residual).toEqual({ min: 0, max: 250_000, step: 0.5 });
});
test('M4.2 its deposit is the offer’s, else the lender’s', () => {
  expect(standalone({ deposit: 2000 }, null, offer({ deposit: 500 })).state.tradeIn).toBe(500);
  expect(standalone({ deposit: 2000 }).state.tradeIn).toBe(2000);
});
test('M4.9 its rounding is the lender’s, up where the row says nothing', () => {
  expect(standalone().terms.rounding).toBe('up');
  expect(standalone({ standalone: { rounding: 'nearest' } }).terms.rounding).toBe('nearest');
});

const estimate = {
  payment: 200,
  period: 'week',
  rate: 8.99,
  comparison: 9.87,
  years: 4,
  deposit: 2000,
  fee: 0,
  source: 'offer',
} as const;
const estimated = (price: number, row: Row = {}, of = estimate) => {
  const start = detailCalculator(aLender(row), calculatorInput(), { price, offer: null, estimate: of });
  if (start === null) throw new Error('There is no calculator.');
  return start;
};
test('M8.5 the calculator of a vehicle with an estimate begins with its price, and the estimate’s rate, term and deposit', () =>
  expect(estimated(42_000).state).toMatchObject({ amount: 42_000, interest: 8.99, term: 4, tradeIn: 2000 }));
test('M8.5 its comparison rate is the estimate’s', () =>
  expect(estimated(42_000).terms.ownComparison).toEqual({ rate: 8.99, comparison: 9.87 }));
test('M8.6 a quote that comes later begins it anew at the quote’s rate, over 5 years, without a deposit', () => {
  const quote = { ...estimate, rate: 6.9, comparison: 7.2, years: 5, deposit: 0, source: 'quote' } as const;
  const { state, terms } = startAt(estimated(42_000), quote, 42_000);
  expect(state).toMatchObject({ amount: 42_000, interest: 6.9, term: 5, tradeIn: 0 });
  expect(terms.ownComparison).toEqual({ rate: 6.9, comparison: 7.2 });
});
test('M8.5 a vehicle with an estimate and no price begins with 30,000 and the estimate’s rate, term and deposit', () => {
  const start = detailCalculator(aLender(), calculatorInput(), { price: null, offer: null, estimate });
  expect(start?.state).toMatchObject({ amount: 30_000, interest: 8.99, term: 4, tradeIn: 2000 });
});
test('M3.3 a deposit on a vehicle’s page goes by the hundred, up to what may be borrowed', () =>
  expect(detail().terms.bounds.tradeIn).toEqual({ min: 0, max: 100_000, step: 100 }));
