import { expect, test } from 'vitest';
import { comparedPrice } from './compared-price.ts';

test.each([
  [{ price: 20_000, status: 'in_stock', sold: false }, 20_000],
  [{ price: 10, status: 'in_stock', sold: false }, null],
  [{ price: null, status: 'in_stock', sold: false }, null],
  [{ price: 20_000, status: 'sold', sold: false }, null],
  [{ price: 20_000, status: 'in_stock', sold: true }, null],
])('M10v of %j the price %s is compared', (car, price) => expect(comparedPrice(car)).toBe(price));
