import { expect, test } from 'vitest';
import { priceLabel } from '#src/rules/price/price-label.ts';

const labels = { new: 'Drive away', demo: 'Demo price', used: null };

test.each([
  ['new', 'Drive away'],
  ['demo', 'Demo price'],
  ['Demo', 'Demo price'],
  ['used', null],
  ['toString', null],
])('C5a a %s car has the price label %j', (carType, label) => expect(priceLabel(carType, labels)).toBe(label));
