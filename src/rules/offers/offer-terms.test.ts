import { expect, test } from 'vitest';
import { offerAvailability, offerCondition } from './offer-terms.ts';

const car = { status: 'in_stock', sold: false, reserved: false, preorder: false };

test.each([
  ['in stock', {}, 'InStock'],
  ['coming soon', { status: 'coming_soon' }, 'PreOrder'],
  ['to be ordered ahead', { preorder: true }, 'PreOrder'],
  ['reserved', { reserved: true }, 'Reserved'],
  ['marked as sold', { sold: true }, 'SoldOut'],
  ['sold though it was reserved', { status: 'sold', reserved: true }, 'SoldOut'],
])('W1a search engines are told that a vehicle %s is so', (_, state, word) =>
  expect(offerAvailability({ ...car, ...state })).toBe(`https://schema.org/${word}`),
);
test.each([
  ['new', 'NewCondition'],
  ['demo', 'UsedCondition'],
  ['used', 'UsedCondition'],
] as const)('W1b search engines are told that a %s vehicle is of %s', (carType, word) =>
  expect(offerCondition({ carType })).toBe(`https://schema.org/${word}`),
);
