import { expect, test } from 'vitest';
import { toCents } from './price-cents.ts';
import { shownPrice } from './shown-price.ts';

const car = { price: 42_490, beforePrice: 43_990, subscriptionPrice: 289.5, preorder: false };

test.each([
  ['a subscription where it is offered', car, true, { dollars: 289.5, isWeekly: true }],
  ['the price where none is offered', car, false, { dollars: 42_490, isWeekly: false }],
  ['the price of a car without a subscription', { ...car, subscriptionPrice: null }, true, { dollars: 42_490, isWeekly: false }],
  ['nothing for a placeholder', { ...car, price: 1 }, false, null],
  ['nothing for a preorder', { ...car, price: null, preorder: true }, false, null],
])('C8 the figure shown as a price is one per week only of a subscription: %s', (_what, priced, offersSubscriptions, shown) =>
  expect(shownPrice(priced, { offersSubscriptions })).toEqual(shown),
);

test('C8 dollars are whole cents, whatever floating point makes of them', () =>
  expect([289.5, 1.15, 1_360.55, 0].map(toCents)).toEqual([28_950, 115, 136_055, 0]));
