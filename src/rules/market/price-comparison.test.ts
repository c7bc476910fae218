import fc from 'fast-check';
import { expect, test } from 'vitest';
import { belowMarket, comparedPrice, comparisonFill, isShown, priceComparison, readComparison } from './price-comparison.ts';

const ANSWER = { fill: 0.5, listing_price: 25_000, market_range_min: 20_000, market_range_max: 30_000, confidence: 0.7 };

test.each([
  [30_000, 0],
  [27_500, 0.25],
  [25_000, 0.5],
  [20_000, 1],
  [15_000, 1],
  [31_000, 0],
])('M10.5 a price of %d in a range of 20,000 to 30,000 fills %d', (price, fill) =>
  expect(comparisonFill(price, 20_000, 30_000)).toBe(fill),
);

test('M10.5 the fill never leaves 0 to 1, and a lower price never fills less', () =>
  fc.assert(
    fc.property(fc.nat(), fc.nat(), fc.nat(), fc.nat(), (low, width, price, off) => {
      const [dearer, cheaper] = [comparisonFill(price, low, low + width), comparisonFill(price - off, low, low + width)];
      expect(dearer >= 0 && cheaper <= 1 && cheaper >= dearer).toBe(true);
    }),
  ));

test('M10.1 the answer has the names that other programs know', () =>
  expect(priceComparison(27_500, { low: 20_000, high: 30_000, confidence: 0.72, comparables: 1_043 }, 'Toyota Corolla')).toEqual({
    fill: 0.25,
    listing_price: 27_500,
    market_range_min: 20_000,
    market_range_max: 30_000,
    confidence: 0.72,
    description: 'Compared with the asking prices of 1,043 similar Toyota Corolla listings. We’re confident in this range.',
  }));

test.each([
  [0.2, false],
  [0.21, true],
])('M10.2 a confidence of %d is shown: %s', (confidence, shown) => expect(isShown({ ...ANSWER, confidence })).toBe(shown));

test.each([
  [30_000, true],
  [30_001, false],
])('M10.2 a price of %d at a range up to 30,000 is shown: %s', (listing_price, shown) =>
  expect(isShown({ ...ANSWER, listing_price })).toBe(shown),
);

test.each(Object.keys(ANSWER))('M10.2 an answer without %s is no comparison', (name) => {
  expect(readComparison(ANSWER)).toEqual(ANSWER);
  expect(readComparison({ ...ANSWER, [name]: undefined })).toBeNull();
  expect(readComparison({ ...ANSWER, [name]: null })).toBeNull();
  expect(readComparison({ ...ANSWER, [name]: 'soon' })).toBeNull();
  expect(readComparison({ ...ANSWER, [name]: Number.NaN })).toBeNull();
});

test('M10.2 a description may be missing, and one of blanks is none', () => {
  expect(readComparison({ ...ANSWER, description: '  ' })).toEqual(ANSWER);
  expect(readComparison({ ...ANSWER, description: ' Fair. ' })).toEqual({ ...ANSWER, description: 'Fair.' });
});

test.each([null, undefined, 7, 'text', [], {}, { ...ANSWER, market_range_min: 40_000 }, { ...ANSWER, listing_price: -1 }])(
  'M10.2 %j is no comparison',
  (answer) => expect(readComparison(answer)).toBeNull(),
);

test('M10.2 figures beyond their bounds are held within them', () =>
  expect(readComparison({ ...ANSWER, fill: 1e308, confidence: 7 })).toEqual({ ...ANSWER, fill: 1, confidence: 1 }));

test.each([
  [20_000, 20_499, null],
  [20_000, 20_499.5, null],
  [20_000, 20_500, 500],
  [20_000.1, 20_500.1, 500],
  [20_000, 21_610.9, 1610],
  [20_000, 19_000, null],
  [null, 20_000, null],
  [20_000, null, null],
])('M11.1 a price of %s at a state average of %s is %s below it', (price, average, below) =>
  expect(belowMarket(price, average)).toBe(below),
);

test.each([
  [{ price: 20_000, status: 'in_stock', sold: false }, 20_000],
  [{ price: 10, status: 'in_stock', sold: false }, null],
  [{ price: null, status: 'in_stock', sold: false }, null],
  [{ price: 20_000, status: 'sold', sold: false }, null],
  [{ price: 20_000, status: 'in_stock', sold: true }, null],
])('M10v of %j the price %s is compared', (car, price) => expect(comparedPrice(car)).toBe(price));
