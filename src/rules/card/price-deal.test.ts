import { expect, test } from 'vitest';
import { priceDeal } from '#src/rules/card/price-deal.ts';

test.each([
  [0, 'Good Deal', 'low'],
  [0.299, 'Good Deal', 'low'],
  [0.3, 'Good Deal', 'middle'],
  [0.599, 'Good Deal', 'middle'],
  [0.6, 'Good Deal', 'high'],
  [0.649, 'Good Deal', 'high'],
  [0.65, 'Great Deal', 'high'],
  [1, 'Great Deal', 'high'],
])('C4.1, C4.2 a fill of %d is a %s in the %s band', (fill, label, band) => expect(priceDeal(fill)).toEqual({ label, band }));

test('C4.1 the label changes at 0.65, within the highest band of colour', () =>
  expect([priceDeal(0.64), priceDeal(0.65)]).toEqual([
    { label: 'Good Deal', band: 'high' },
    { label: 'Great Deal', band: 'high' },
  ]));
