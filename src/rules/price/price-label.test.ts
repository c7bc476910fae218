import { expect, test } from 'vitest';
import { priceMeaning } from '#src/rules/price/price-label.ts';

const given = { priceLabels: { new: 'Plus on-road costs', demo: 'Demo price', used: null }, priceTypeText: 'Drive away' };
const meaning = (carType: string, priceType: string | null = null) => priceMeaning({ carType, priceType }, given);

test.each([
  ['new', 'Plus on-road costs'],
  ['demo', 'Demo price'],
  ['Demo', 'Demo price'],
  ['used', 'Drive away'],
  ['toString', 'Drive away'],
])('C5a the price of a %s car means %j', (carType, label) => expect(meaning(carType)).toBe(label));
test('K1g what the vehicle itself says of its price counts before anything else', () =>
  expect(meaning('new', 'Excluding government charges')).toBe('Excluding government charges'));
test('C5b a type without words of its own has those for all', () => expect(meaning('used')).toBe('Drive away'));
