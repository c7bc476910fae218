import { expect, test } from 'vitest';
import {
  checkoutLede,
  checkoutTitle,
  declinedText,
  depositPoints,
  mailsText,
  notPayableText,
  priceChangedText,
  shortUntil,
  untilText,
} from './checkout-words.ts';

const ZONE = 'Australia/Brisbane';
const NOW = Date.UTC(2026, 10, 15, 5, 40);
const END = NOW + 48 * 3_600_000;
const TERMS = { depositCents: 20_000, hours: 48, vehicleWord: 'car' };

test('R2 the checkout says what the deposit does, how much it is and that all of it comes back', () => {
  expect(checkoutTitle(48)).toBe('Reserve it for 48 hours');
  expect(checkoutLede(TERMS)).toBe(
    'A $200 deposit takes the car off sale while you decide. You get all of it back if you change your mind.',
  );
});
test('R2 the amount and the hours are the car’s and the site’s own', () => {
  expect(checkoutTitle(1)).toBe('Reserve it for 1 hour');
  expect(checkoutLede({ depositCents: 49_950, hours: 24, vehicleWord: 'caravan' })).toMatch(
    /^A \$499.50 deposit takes the caravan/,
  );
});
test.each([
  [48, true],
  [7, true],
  [6, false],
  [1, false],
])('R2 a hold of %i hours promises a reminder by email: %s', (hours, isPromised) => {
  expect(mailsText(hours)).toBe(
    isPromised
      ? 'We’ll send your receipt to this email, and a reminder 6 hours before your hold ends.'
      : 'We’ll send your receipt to this email.',
  );
});
test('R2 the end is a clock time in the site’s zone', () => {
  expect(untilText(ZONE, END, NOW)).toBe('3.40 pm on Tuesday 17 November');
  expect(shortUntil(ZONE, END, NOW)).toBe('Tuesday, 3.40 pm');
  expect(shortUntil(ZONE, NOW + 8 * 86_400_000, NOW)).toBe('Monday 23 November, 3.40 pm');
});
test('R2 what the deposit gets is said before it is paid', () => {
  expect(depositPoints(TERMS, '3.40 pm on Tuesday 17 November', false).map(({ lead, rest }) => lead + rest)).toEqual([
    'Off sale for 48 hours, until 3.40 pm on Tuesday 17 November.',
    'All of it back if you cancel, or if you let the time run out. Usually on your card in 3 to 5 business days.',
    'Part of the price if you buy.',
    'No contract yet. You only sign once you’ve seen it.',
  ]);
});
test('R3 whoever buys online is sent the contract, and is not told that they see the vehicle first', () => {
  expect(depositPoints(TERMS, 'Tuesday', true).map(({ lead, rest }) => lead + rest)).toContain(
    'No contract yet. We’ll send it to you with these figures. You sign it or walk away.',
  );
});
test('R2 a bank’s no is said without its reason, and that nothing was charged', () => {
  expect(declinedText('car', true)).toBe(
    'Your bank declined this card. Nothing was charged, and the car is still held for you. Try another card, or ask your bank.',
  );
});
test('R2 a price that changed is said, and not charged', () => {
  expect(priceChangedText('price', 3_649_000, 3_499_000)).toBe(
    'The price went from $36,490 to $34,990 while you were here. Nothing was charged.',
  );
});
test('R2 an amount that no page showed is not repeated, and nothing is charged', () => {
  expect(priceChangedText('deposit', -1, 50_000)).toBe(
    'The deposit is $500. Please check it and send again. Nothing was charged.',
  );
});

test.each([
  [
    'unpriced',
    'This car no longer has a price online. You can’t pay for it here until it does. Get in touch and we’ll sort it out. Nothing was charged.',
  ],
  ['tooLow', 'This car can’t be reserved online at its new price. Get in touch and we’ll sort it out. Nothing was charged.'],
] as const)('R2 a held vehicle whose price is %s is said to be just that, with what to do', (why, text) => {
  expect(notPayableText(why, 'car')).toBe(text);
});
