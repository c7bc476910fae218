import { expect, test } from 'vitest';
import { priceMeaning } from '#src/rules/price/price-label.ts';
import { switchDefault } from '#src/site/switches/switches.ts';

const input = { priceLabels: { new: 'Plus on-road costs', demo: 'Demo price', used: null }, priceTypeText: 'Drive away' };
const meaning = (carType: string, priceType: string | null = null) => priceMeaning({ carType, priceType }, input);

test.each([
  ['new', 'Plus on-road costs'],
  ['demo', 'Demo price'],
  ['Demo', 'Demo price'],
  ['used', 'Drive away'],
  ['toString', 'Drive away'],
])('C5.1 the price label of a %s car is %j', (carType, label) => expect(meaning(carType)).toBe(label));
test('C5.1 each of the three types may have a label of its own', () => {
  const priceLabels = { new: 'New price', demo: 'Demo price', used: 'Used price' };
  const labels = ['new', 'demo', 'used'].map((carType) => priceMeaning({ carType, priceType: null }, { ...input, priceLabels }));
  expect(labels).toEqual(['New price', 'Demo price', 'Used price']);
});
test('K1.1 where neither the vehicle nor its type says what a price is, the site’s own text does', () =>
  expect(priceMeaning({ carType: 'used', priceType: null }, { priceLabels: {}, priceTypeText: 'Plus government charges' })).toBe(
    'Plus government charges',
  ));
test.each(['', '  '])('K1.1 words of nothing but blanks (%j) say nothing, and the next in line speak', (blank) => {
  expect(meaning('used', blank)).toBe('Drive away');
  const priceLabels = { new: blank, demo: null, used: null };
  expect(priceMeaning({ carType: 'new', priceType: null }, { ...input, priceLabels })).toBe('Drive away');
});
test('K1.1 a price is drive away unless a site says otherwise', () => expect(switchDefault('priceTypeText')).toBe('Drive away'));
test('K1.1 what the vehicle itself says of its price counts before anything else', () =>
  expect(meaning('new', 'Excluding government charges')).toBe('Excluding government charges'));
test('C5.1 a type without a label of its own has the label for all', () => expect(meaning('used')).toBe('Drive away'));
