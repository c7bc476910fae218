import { expect, test } from 'vitest';
import { typedPrice } from './typed-price.ts';

test.each([
  ['20000', 20_000],
  ['$20,000', 20_000],
  ['20 249', 20_000],
  ['20,250', 20_500],
  ['0', 0],
])('O6.2 a typed %s is %i dollars, on the nearest step of 500', (text, price) => expect(typedPrice(text, 500)).toBe(price));

test.each(['', 'cheap', '.'])('O6.2 “%s” is no price', (text) => expect(typedPrice(text, 500)).toBeNull());
