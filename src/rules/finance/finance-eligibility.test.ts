import { describe, expect, test } from 'vitest';
import {
  canBeFinanced,
  type FinancedCar,
  type FinanceInput,
  hasEstimate,
  type LenderOffer,
} from '#src/rules/finance/finance-eligibility.ts';

type Letter = 'a' | 'b' | 'c' | 'd';
const car = (facts: Partial<FinancedCar> = {}): FinancedCar => ({
  year: 2022,
  make: 'Toyota',
  price: 25_000,
  status: 'in_stock',
  sold: false,
  ...facts,
});
const offer = (facts: Partial<LenderOffer> = {}): LenderOffer => ({
  interestRate: 8.99,
  comparisonRate: 9.87,
  paymentWeek: 120,
  paymentMonth: 520,
  ...facts,
});
const input = (facts: Partial<FinanceInput> = {}): FinanceInput => ({
  financeExcludedMakes: [],
  financeExcluded: false,
  thisYear: 2026,
  ...facts,
});
const LETTERS: readonly Letter[] = ['a', 'b', 'c', 'd'];

describe.each(LETTERS)('whatever the rule, here %s,', (rule) => {
  test('M1.1 a vehicle with an offer and both rates has an estimate', () =>
    expect(hasEstimate(car(), offer(), rule, input())).toBe(true));
  test('M1.1 without lender data there is none', () => expect(hasEstimate(car(), null, rule, input())).toBe(false));
  test('M1.1 without the interest rate there is none', () =>
    expect(hasEstimate(car(), offer({ interestRate: null }), rule, input())).toBe(false));
  test('M1.1 without the comparison rate there is none', () =>
    expect(hasEstimate(car(), offer({ comparisonRate: null }), rule, input())).toBe(false));
  test('M1.2 for an excluded make there is none, however it is written', () =>
    expect(hasEstimate(car(), offer(), rule, input({ financeExcludedMakes: ['TOYOTA'] }))).toBe(false));
  test('M1.2 for an excluded dealership there is none', () =>
    expect(hasEstimate(car(), offer(), rule, input({ financeExcluded: true }))).toBe(false));
  test.each([{ sold: true }, { status: 'sold' }, { status: 'wholesale' }])('M1.4 for a vehicle with %j there is none', (facts) =>
    expect(hasEstimate(car(facts), offer(), rule, input())).toBe(false),
  );
});

const can = (rule: Letter, of: Partial<FinancedCar>, by: Partial<LenderOffer> | null = {}) =>
  canBeFinanced(car(of), by === null ? null : offer(by), rule, input());

test('M1.3 by rule a, a vehicle of 12 years ago qualifies', () => expect(can('a', { year: 2014 })).toBe(true));
test('M1.3 by rule a, one of 13 years ago does not', () => expect(can('a', { year: 2013 })).toBe(false));
test('M1.3 by rule a, the comparison rate must be there', () => expect(can('a', {}, { comparisonRate: null })).toBe(false));
test.each(['a', 'c', 'd'] as const)('M1.5 by rule %s, a price of 500 is too little', (rule) => {
  expect(can(rule, { price: 500 })).toBe(false);
  expect(can(rule, { price: 501 })).toBe(true);
  expect(can(rule, { price: null })).toBe(false);
});
test('M1.4 by rule b, neither price nor age nor payments matter', () =>
  expect(can('b', { price: null, year: 1990 }, { paymentWeek: null, paymentMonth: null })).toBe(true));
test('M1.5 by rule c, the weekly payment must be there', () => {
  expect(can('c', {}, { paymentWeek: null })).toBe(false);
  expect(can('c', { year: 1990 }, { paymentMonth: null })).toBe(true);
});
test('M1.6 by rule d, the monthly payment must be there', () => {
  expect(can('d', {}, { paymentMonth: null })).toBe(false);
  expect(can('d', { year: 1990 }, { paymentWeek: null })).toBe(true);
});
test('M3.1 a calculator asks for the lender’s rule, not for both rates', () =>
  expect(can('c', {}, { interestRate: null, comparisonRate: null })).toBe(true));
test('M3.1 without any offer only rule b lets a calculator be shown', () =>
  expect(LETTERS.filter((rule) => can(rule, {}, null))).toEqual(['b']));
