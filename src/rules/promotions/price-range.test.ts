import { expect, test } from 'vitest';
import { PRICE_SCALE } from '#src/rules/promotions/price-range.ts';

test('O6.1 the slider goes from 5,000 to 250,000 in steps of 500', () =>
  expect(PRICE_SCALE).toEqual({ min: 5000, max: 250_000, step: 500 }));
