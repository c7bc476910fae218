import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Priced, priceDisplay, showsRepayment } from '#src/rules/price/price-display.ts';
import { switchDefault } from '#src/site/switches/switches.ts';
import { priceMeaning } from './price-display.ts';

const input = { offersSubscriptions: true };
const car = (facts: Partial<Priced>): Priced => ({
  price: null,
  beforePrice: null,
  subscriptionPrice: null,
  preorder: false,
  ...facts,
});

test('C8.1 a subscription price comes first where the dealership offers subscriptions', () => {
  expect(priceDisplay(car({ subscriptionPrice: 289, price: 20_000 }), input)).toEqual({ kind: 'subscription', dollars: 289 });
});
test('C8.1 without that offer the price shows', () => {
  const shown = priceDisplay(car({ subscriptionPrice: 289, price: 20_000 }), { offersSubscriptions: false });
  expect(shown).toEqual({ kind: 'price', dollars: 20_000, was: null });
});
test('C8.1 a subscription price of zero is none', () => {
  expect(priceDisplay(car({ subscriptionPrice: 0, price: 20_000 }), input).kind).toBe('price');
});
test('C8.2 ten dollars is no price', () => expect(priceDisplay(car({ price: 10 }), input)).toEqual({ kind: 'askDealer' }));
test('C8.2 eleven dollars is a price', () =>
  expect(priceDisplay(car({ price: 11 }), input)).toEqual({ kind: 'price', dollars: 11, was: null }));
test('C8.4 a preorder without a price says so', () =>
  expect(priceDisplay(car({ price: 5, preorder: true }), input)).toEqual({ kind: 'preorder' }));
test('C8.2, C8.4 a price comes before PREORDER', () =>
  expect(priceDisplay(car({ price: 30_000, preorder: true }), input).kind).toBe('price'));
test('C8.6 the earlier price is given exactly where it is higher than the price', () => {
  fc.assert(
    fc.property(fc.integer({ min: 11, max: 900_000 }), fc.integer({ min: 0, max: 900_000 }), (price, beforePrice) => {
      const shown = priceDisplay(car({ price, beforePrice }), input);
      expect(shown).toEqual({ kind: 'price', dollars: price, was: beforePrice > price ? beforePrice : null });
    }),
  );
});
test('K6.2 a was-price never stands beside a price that is no price', () => {
  expect(priceDisplay(car({ price: 9, beforePrice: 30_000 }), input)).toEqual({ kind: 'askDealer' });
});
test('K6.1 a price that was the same, or unknown, is not struck through', () => {
  expect(priceDisplay(car({ price: 20_000, beforePrice: 20_000 }), input)).toEqual({ kind: 'price', dollars: 20_000, was: null });
  expect(priceDisplay(car({ price: 20_000 }), input)).toEqual({ kind: 'price', dollars: 20_000, was: null });
});
test.each([
  ['a subscription', { subscriptionPrice: 289, price: 20_000 }, { kind: 'subscription', dollars: 289 }],
  ['a preorder', { price: null, preorder: true }, { kind: 'preorder' }],
  ['no price at all', { price: null }, { kind: 'askDealer' }],
])('K6.2 beside %s there is never a was-price', (_what, facts, shown) =>
  expect(priceDisplay(car({ ...facts, beforePrice: 30_000 }), input)).toEqual(shown),
);
test('C8.3 the reduced price is the one shown where the earlier price is higher', () =>
  expect(priceDisplay(car({ price: 18_000, beforePrice: 20_000 }), input)).toEqual({
    kind: 'price',
    dollars: 18_000,
    was: 20_000,
  }));
test.each([0, -1, null])('C8.2 a price of %j is no price', (price) =>
  expect(priceDisplay(car({ price }), input)).toEqual({ kind: 'askDealer' }),
);
test('C8.1 a subscription comes before a preorder and before asking the dealer', () =>
  expect(priceDisplay(car({ subscriptionPrice: 289, preorder: true }), input)).toEqual({ kind: 'subscription', dollars: 289 }));

test.each([
  [{ price: 20_000, subscriptionPrice: null }, true],
  [{ price: 20_000, subscriptionPrice: 149 }, false],
  [{ price: 20_000, subscriptionPrice: 0 }, true],
  [{ price: 10, subscriptionPrice: null }, false],
  [{ price: null, subscriptionPrice: null }, false],
])('S3.4 beside the price of %o a repayment is named: %s', (car, is) => expect(showsRepayment(car, input)).toBe(is));

const labelInput = { priceLabels: { new: 'Plus on-road costs', demo: 'Demo price', used: null }, priceTypeText: 'Drive away' };
const meaning = (carType: string, priceType: string | null = null) => priceMeaning({ carType, priceType }, labelInput);

test.each([
  ['new', 'Plus on-road costs'],
  ['demo', 'Demo price'],
  ['Demo', 'Demo price'],
  ['used', 'Drive away'],
  ['toString', 'Drive away'],
])('C5.1 the price label of a %s car is %j', (carType, label) => expect(meaning(carType)).toBe(label));
test('C5.1 each of the three types may have a label of its own', () => {
  const priceLabels = { new: 'New price', demo: 'Demo price', used: 'Used price' };
  const labels = ['new', 'demo', 'used'].map((carType) =>
    priceMeaning({ carType, priceType: null }, { ...labelInput, priceLabels }),
  );
  expect(labels).toEqual(['New price', 'Demo price', 'Used price']);
});
test('K1.1 where neither the vehicle nor its type says what a price is, the site’s own text does', () =>
  expect(priceMeaning({ carType: 'used', priceType: null }, { priceLabels: {}, priceTypeText: 'Plus government charges' })).toBe(
    'Plus government charges',
  ));
test.each(['', '  '])('K1.1 words of nothing but blanks (%j) say nothing, and the next in line speak', (blank) => {
  expect(meaning('used', blank)).toBe('Drive away');
  const priceLabels = { new: blank, demo: null, used: null };
  expect(priceMeaning({ carType: 'new', priceType: null }, { ...labelInput, priceLabels })).toBe('Drive away');
});
test('K1.1 a price is drive away unless a site says otherwise', () => expect(switchDefault('priceTypeText')).toBe('Drive away'));
test('K1.1 what the vehicle itself says of its price counts before anything else', () =>
  expect(meaning('new', 'Excluding government charges')).toBe('Excluding government charges'));
test('C5.1 a type without a label of its own has the label for all', () => expect(meaning('used')).toBe('Drive away'));
