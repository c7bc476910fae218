import { expect, test } from 'vitest';
import { PRICE_SCALE, priceScale } from '#src/rules/promotions/price-range.ts';

test('O6.1 the slider goes from 5,000 to 250,000 in steps of 500', () =>
  expect(PRICE_SCALE).toEqual({ min: 5000, max: 250_000, step: 500 }));

test('O6.1 over a site’s stock it goes from its cheapest to its dearest, never beyond 5,000 and 250,000', () => {
  expect(priceScale({ min: 12_490, max: 88_900 })).toEqual({ min: 12_000, max: 89_000, step: 500 });
  expect(priceScale({ min: 990, max: 410_000 })).toEqual(PRICE_SCALE);
  expect(priceScale({ min: 20_000, max: 20_000 })).toEqual(PRICE_SCALE);
  expect(priceScale(undefined)).toEqual(PRICE_SCALE);
});
