import { expect, test } from 'vitest';
import { loanYears } from '#src/rules/finance/loan-years.ts';
import { repayment } from '#src/rules/finance/repayment.ts';

const LOAN = { principal: 30_000, rate: 10, years: 5, periods: 12, residual: 0 };
const yearsOf = (loan: typeof LOAN) => loanYears({ loan, exact: repayment(loan) });
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

test('the years of a loan pay it off, and leave the residual', () => {
  expect(sum(yearsOf(LOAN).map(({ principal }) => principal))).toBeCloseTo(30_000, 4);
  const years = yearsOf({ ...LOAN, residual: 9000 });
  expect(years.at(-1)?.owing).toBeCloseTo(9000, 4);
  expect(sum(years.map(({ principal }) => principal))).toBeCloseTo(21_000, 4);
});
test('their interest and principal are all that is paid', () => {
  const years = yearsOf(LOAN);
  expect(sum(years.map(({ interest, principal }) => interest + principal))).toBeCloseTo(637.4113 * 60, 1);
});
test('each year has less interest than the one before', () => {
  const interest = yearsOf(LOAN).map((year) => year.interest);
  expect(interest).toEqual(interest.toSorted((one, other) => other - one));
});
test('half a year at the end is a year of its own', () =>
  expect(yearsOf({ ...LOAN, years: 2.5 }).map(({ at }) => at)).toEqual([1, 2, 2.5]));
