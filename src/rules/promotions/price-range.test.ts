import { expect, test } from 'vitest';
import { PRICE_SCALE, priceRangeHref } from '#src/rules/promotions/price-range.ts';

test('O6.1 the slider goes from 5,000 to 250,000 in steps of 500', () =>
  expect(PRICE_SCALE).toEqual({ min: 5000, max: 250_000, step: 500 }));

test('O6.2 its search is the stock sorted by the highest price, with the range', () =>
  expect(priceRangeHref(15_000, 40_500)).toBe('/search/new-used-and-demo-cars/?range[price]=15000:40500&sortBy=price-desc'));
