import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amountWithin, clamped, nearestTerm, typedNumber } from '#src/rules/finance/loan-number.ts';

const TERM = { min: 1, max: 7, step: 0.5 };

test.each([
  ['$30,000.00', 30_000],
  [' 41 990 ', 41_990],
  ['-5', -5],
  ['8.99% p.a.', 8.99],
  ['1e308', 1308],
])('M4.7 what is typed is stripped to digits, dot and minus: %j is %d', (text, number) => expect(typedNumber(text)).toBe(number));
test.each(['', 'abc', '４０００', '-', '--5', '$'])('M4.7 %j is no number', (text) => expect(typedNumber(text)).toBeNaN());
test('M4.6 above the highest becomes the highest', () => {
  expect(clamped(8, TERM)).toBe(7);
  expect(clamped(1e308, TERM)).toBe(7);
  expect(clamped(Number.POSITIVE_INFINITY, TERM)).toBe(7);
});
test.each([1, 0.9, 0, -3, Number.NaN])('M4.6 at or below the lowest, as %d is, becomes the lowest', (value) =>
  expect(clamped(value, TERM)).toBe(1),
);
test.each([0, -1, Number.NaN])('M4.4 an amount of %d becomes 0', (value) =>
  expect(amountWithin(value, { max: 250_000 })).toBe(0),
);
test('M4.4 an amount is at most the highest', () => expect(amountWithin(1e308, { max: 250_000 })).toBe(250_000));
test('M4.4 an amount below the lowest stands while it is typed', () => expect(amountWithin(3, { max: 250_000 })).toBe(3));

test('M3.4 a term is on its step of half a year', () => {
  expect(nearestTerm(2.3, TERM, null)).toBe(2.5);
  expect(nearestTerm(0, TERM, null)).toBe(1);
});
test('M3.4 where years are to be chosen from, a term is the nearest of them', () => {
  expect(nearestTerm(3.9, TERM, [3, 5, 7])).toBe(3);
  expect(nearestTerm(4.1, TERM, [3, 5, 7])).toBe(5);
});
test('M4.6 whatever is typed, a number stays within its bounds', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(clamped(typedNumber(text), TERM)).toBeGreaterThanOrEqual(1);
      expect(clamped(typedNumber(text), TERM)).toBeLessThanOrEqual(7);
      expect(amountWithin(typedNumber(text), { max: 9 })).toBeGreaterThanOrEqual(0);
      expect(amountWithin(typedNumber(text), { max: 9 })).toBeLessThanOrEqual(9);
    }),
  );
});
