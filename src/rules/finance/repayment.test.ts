import fc from 'fast-check';
import { expect, test } from 'vitest';
import { balanceAfter, type Loan, repayment, roundedRepayment } from '#src/rules/finance/repayment.ts';

const loan = (facts: Partial<Loan> = {}): Loan => ({ principal: 30_000, rate: 10, years: 5, periods: 12, residual: 0, ...facts });

/** The balance at the end, payment by payment: interest is added, the payment subtracted. It uses no formula of the rule. */
function owedAtTheEnd({ principal, rate, years, periods }: Loan, paid: number): number {
  let owed = principal;
  for (let payment = 0; payment < Math.round(years * periods); payment += 1) owed = owed * (1 + rate / 100 / periods) - paid;
  return owed;
}

/** The error allowed for floating-point arithmetic, in dollars: far below a cent. */
const HAIR = 1e-6;

const anyLoan = fc.record({
  principal: fc.double({ min: 500, max: 250_000, noNaN: true }),
  rate: fc.double({ min: 0.01, max: 30, noNaN: true }),
  years: fc.integer({ min: 2, max: 14 }).map((halves) => halves / 2),
  periods: fc.constantFrom(52, 26, 12),
  residual: fc.constant(0),
});
const withResidual = anyLoan.chain((of) =>
  fc.double({ min: 0, max: of.principal * 0.9, noNaN: true }).map((residual) => ({ ...of, residual })),
);

// The first three are in any loan table; the fourth is 30,000 less the present value of 9,000 in five years, spread in the same
// way.
test.each<[facts: Partial<Loan>, paid: number]>([
  [{}, 637.41],
  [{ rate: 8.99, years: 5 }, 622.61],
  [{ principal: 100_000, rate: 6, years: 7 }, 1460.86],
  [{ residual: 9000 }, 521.19],
])('M3.7 the repayment of a loan of %j is $%d a month', (facts, paid) => expect(repayment(loan(facts))).toBeCloseTo(paid, 2));

test('M3.7 without interest the loan is paid in equal parts', () => expect(repayment(loan({ rate: 0 }))).toBe(500));
test('M3.7 without interest a residual is left out of the parts', () =>
  expect(repayment(loan({ rate: 0, residual: 6000 }))).toBe(400));

test('M4.9 at the end just the residual is owed', () => {
  fc.assert(
    fc.property(withResidual, (of) => {
      expect(Math.abs(owedAtTheEnd(of, repayment(of)) - of.residual)).toBeLessThan(0.01 + of.principal * 1e-6);
    }),
  );
});
test('M4b what is owed on the way is what paying one by one leaves', () => {
  fc.assert(
    fc.property(anyLoan, fc.double({ min: 1, max: 900, noNaN: true }), (of, paid) => {
      const owed = balanceAfter(of, paid, of.years * of.periods);
      expect(Math.abs(owed - owedAtTheEnd(of, paid))).toBeLessThan(0.01 + Math.abs(owed) * 1e-6);
    }),
  );
});
test('M3b a longer term never raises the repayment', () => {
  fc.assert(
    fc.property(anyLoan, fc.integer({ min: 1, max: 10 }), (of, more) => {
      expect(repayment({ ...of, years: of.years + more / 2 })).toBeLessThanOrEqual(repayment(of) + HAIR);
    }),
  );
});
test('M3b a higher rate never lowers it', () => {
  fc.assert(
    fc.property(withResidual, fc.double({ min: 0, max: 10, noNaN: true }), (of, more) => {
      expect(repayment({ ...of, rate: of.rate + more })).toBeGreaterThanOrEqual(repayment(of) - HAIR);
    }),
  );
});
test('M3b all payments together are at least what was lent', () => {
  fc.assert(
    fc.property(anyLoan, (of) => {
      expect(repayment(of) * of.years * of.periods).toBeGreaterThanOrEqual(of.principal * (1 - 1e-9));
    }),
  );
});
test('M3b a year of weeks costs no more than a year of months, and nearly as much', () => {
  fc.assert(
    fc.property(anyLoan, (of) => {
      const weeks = repayment({ ...of, periods: 52 }) * 52;
      const months = repayment({ ...of, periods: 12 }) * 12;
      expect(weeks).toBeLessThanOrEqual(months + 1e-6);
      // Paid on average eleven days sooner, at 30% at most.
      expect(weeks).toBeGreaterThan(months * 0.985);
    }),
  );
});

test.each<[why: string, facts: Partial<Loan>]>([
  ['a term of 0', { years: 0 }],
  ['nothing lent', { principal: 0 }],
  ['less than nothing lent', { principal: -500 }],
  ['no number lent', { principal: Number.NaN }],
  ['a residual far above the loan', { residual: 1e9 }],
  ['more than can be reckoned with', { principal: 1e308, rate: 1e308 }],
])('M3c with %s there is nothing to repay, and no nonsense', (_why, facts) => expect(repayment(loan(facts))).toBe(0));

test('M3.8 rounded up, any part of a dollar is a dollar', () => expect(roundedRepayment(182.01, 'up')).toBe(183));
test('M3.8 rounded up, a whole dollar stays', () => expect(roundedRepayment(182, 'up')).toBe(182));
test.each([
  [182.49, 182],
  [182.5, 183],
])('M4.9 to the nearest dollar %d is %d, halves up', (paid, dollars) => expect(roundedRepayment(paid, 'nearest')).toBe(dollars));
