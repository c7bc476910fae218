import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type CalculatorTerms,
  changedLoan,
  type LoanState,
  loanResult,
  settledLoan,
} from '#src/rules/finance/loan-calculator.ts';

const SUM = { min: 0, max: 250_000, step: 0.5 };
const terms = (facts: Partial<CalculatorTerms> = {}): CalculatorTerms => ({
  bounds: {
    amount: { min: 1000, max: 250_000, step: 500 },
    term: { min: 1, max: 7, step: 0.5 },
    interest: { min: 0.5, max: 15, step: 0.5 },
    tradeIn: SUM,
    residual: SUM,
  },
  years: null,
  establishmentFee: 0,
  isFeeLent: false,
  fees: { once: 0, monthly: 0 },
  ownComparison: null,
  rounding: 'up',
  tellsBounds: true,
  ...facts,
});
const state = (facts: Partial<LoanState> = {}): LoanState => ({
  amount: 30_000,
  term: 5,
  interest: 10,
  tradeIn: 0,
  residual: 0,
  frequency: 'month',
  ...facts,
});
const result = (of: Partial<LoanState> = {}, by: Partial<CalculatorTerms> = {}) => loanResult(state(of), terms(by));

// 30,000 dollars at 10% over 60 months is 637.41 a month by any table.
test('M4.9 the repayment is rounded up', () => expect(result().repayment).toBe(638));
test('M4.9 or to the nearest dollar', () => expect(result({}, { rounding: 'nearest' }).repayment).toBe(637));
test('M4.10 the total is periods × term × repayment + fee', () => {
  expect(result().total).toBe(12 * 5 * 638);
  expect(result({}, { establishmentFee: 1360.5 }).total).toBe(12 * 5 * 638 + 1360.5);
});
test('M3.7 a fee that is lent along is in the repayments, and not in the total a second time', () => {
  // 31,360.50 at 10% over 60 months is 666.32 a month.
  const { repayment, total } = result({}, { establishmentFee: 1360.5, isFeeLent: true });
  expect([repayment, total]).toEqual([667, 12 * 5 * 667]);
});
test.each([true, false])(
  'M4.10 loan, interest and fee come to the total and the final payment, the fee lent along: %s',
  (isFeeLent) => {
    const { loan, interestPaid, total } = result({ tradeIn: 2000, residual: 5000 }, { establishmentFee: 499, isFeeLent });
    expect(loan.principal + interestPaid + (isFeeLent ? 0 : 499)).toBe((total ?? 0) + 5000);
  },
);
test('M4.10 at a repayment of 25 the total is empty, above it is not', () => {
  // Without interest, so that the sums are plain: 1,500 dollars over 60 months, and 60 more.
  expect(result({ amount: 1500, interest: 0 }).total).toBeNull();
  expect(result({ amount: 1560, interest: 0 }).total).toBe(1560);
});
test('M3.7 the loan is the amount less the deposit plus the fee', () =>
  expect(result({ tradeIn: 10_000 }, { establishmentFee: 499, isFeeLent: true }).loan.principal).toBe(20_499));
test.each([30_000, 40_000])('M3.7 a deposit of %d on 30,000 leaves nothing to borrow', (tradeIn) => {
  const { loan, repayment, total, interestPaid } = result({ tradeIn }, { establishmentFee: 499 });
  expect({ lent: loan.principal, repayment, total, interestPaid }).toEqual({
    lent: 0,
    repayment: 0,
    total: null,
    interestPaid: 0,
  });
});
test('M5.2 a fortnight is 26 payments a year, a week 52', () => {
  expect(result({ frequency: 'fortnight' }).loan.periods).toBe(26);
  expect(result({ frequency: 'week' }).loan.periods).toBe(52);
});

const MESSAGE = 'Cannot be less than $1,000 or more than $250,000';
test.each([0, 999, 1000, 250_000])('M4.5 an amount of %d is told its bounds', (amount) =>
  expect(result({ amount }).message).toBe(MESSAGE),
);
test.each([1001, 249_999])('M4.5 an amount of %d is not', (amount) => expect(result({ amount }).message).toBeNull());
test('M4.5 the message names the lowest amount of the lender', () => {
  const { bounds } = terms();
  const min5000 = { ...bounds, amount: { ...bounds.amount, min: 5000 } };
  expect(result({ amount: 4000 }, { bounds: min5000 }).message).toBe('Cannot be less than $5,000 or more than $250,000');
});
test('M3h a vehicle’s own calculator says nothing of its bounds', () =>
  expect(result({ amount: 1000 }, { tellsBounds: false }).message).toBeNull());

test.each([
  ['amount', '$30,000.00', 30_000],
  ['amount', '-1', 0],
  ['amount', '999999999', 250_000],
  ['interest', '99', 15],
  ['interest', '0', 0.5],
  ['interest', '8.99', 8.99],
  ['term', '0', 1],
  ['term', '', 1],
  ['tradeIn', '-5', 0],
  ['residual', '300000', 250_000],
] as const)('M4.6 %s takes %j as %d', (field, text, value) =>
  expect(changedLoan(state(), field, text, terms())[field]).toBe(value),
);
test('M3.2 a slider’s number is taken like a typed one', () =>
  expect(changedLoan(state(), 'term', Number.NaN, terms()).term).toBe(1));
test('M3.2 changing one field leaves the others', () =>
  expect(changedLoan(state(), 'term', '3', terms())).toEqual({ ...state(), term: 3 }));
test('M4.4 once its field is left, an amount too small to be lent is the smallest that is; nothing stays nothing', () => {
  expect(settledLoan(state({ amount: 3 }), terms()).amount).toBe(1000);
  expect(settledLoan(state({ amount: 0 }), terms()).amount).toBe(0);
});

test('K2.1 the lender’s own comparison rate stands at its own rate only', () => {
  const own = { ownComparison: { rate: 10, comparison: 11.11 }, fees: { once: 0, monthly: 0 } };
  expect(result({ interest: 10 }, own).comparison).toBe(11.11);
  expect(result({ interest: 9 }, own).comparison).toBe(9);
});
test('K2.1 elsewhere it follows from rate and fees', () =>
  expect(result({ interest: 9 }, { fees: { once: 500, monthly: 5 } }).comparison).toBeGreaterThan(9.5));

test('M3.7 nothing that can be typed makes a result that is not a number', () => {
  const text = fc.oneof(fc.string(), fc.double().map(String), fc.constantFrom('1e308', '-0', '９', '.', '--'));
  const fields = fc.constantFrom('amount', 'term', 'interest', 'tradeIn', 'residual');
  fc.assert(
    fc.property(fc.array(fc.tuple(fields, text), { maxLength: 8 }), (changes) => {
      const input = terms({ establishmentFee: 499, fees: { once: 499, monthly: 8 } });
      const end = changes.reduce((now, [field, typed]) => changedLoan(now, field, typed, input), state());
      const { repayment, exact, total, interestPaid, comparison } = loanResult(end, input);
      for (const number of [repayment, exact, total ?? 0, interestPaid, comparison])
        expect(Number.isFinite(number) && number >= 0).toBe(true);
    }),
  );
});
test('M4u the total is never less than what was lent, nor the interest less than nothing', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 2000, max: 250_000, noNaN: true }),
      fc.double({ min: 0.5, max: 15, noNaN: true }),
      fc.integer({ min: 2, max: 14 }),
      (amount, interest, halves) => {
        const { total, loan, interestPaid } = result({ amount, interest, term: halves / 2 });
        if (total !== null) expect(total).toBeGreaterThanOrEqual(loan.principal - 1e-6);
        expect(interestPaid).toBeGreaterThan(0);
      },
    ),
  );
});
