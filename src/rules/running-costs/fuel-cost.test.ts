import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FUEL_BOUNDS, fuelCost, fuelKind, readFigure } from './fuel-cost.ts';

test.each([
  [250, 10, 1.7, 42.5],
  [250, 4.8, 1.7, 20.4],
  [100, 7.4, 2, 14.8],
  [250, 17, 0.3, 12.75],
])('M13.2 %d km at %d for 100 km and $%d each cost $%d a week', (kmPerWeek, per100Km, price, week) =>
  expect(fuelCost({ kmPerWeek, per100Km, price }).week).toBeCloseTo(week, 9),
);
test('M13b a year is 52 weeks and a month a twelfth of it', () => {
  const { month, year } = fuelCost({ kmPerWeek: 250, per100Km: 10, price: 1.7 });
  expect(year).toBeCloseTo(2210, 9);
  expect(month).toBeCloseTo(184.166_667, 5);
});
test('M13c twice the distance, the consumption or the price costs twice as much', () => {
  const figure = fc.double({ min: 0.01, max: 10_000, noNaN: true });
  fc.assert(
    fc.property(
      figure,
      figure,
      figure,
      fc.constantFrom('kmPerWeek', 'per100Km', 'price'),
      (kmPerWeek, per100Km, price, which) => {
        const use = { kmPerWeek, per100Km, price };
        const once = fuelCost(use).week;
        expect(fuelCost({ ...use, [which]: use[which] * 2 }).week / once).toBeCloseTo(2, 9);
      },
    ),
  );
});

const kind = (simpleFuel: string | null, fuel: string | null = null, itemType = 'car') =>
  fuelKind({ itemType, simpleFuel, fuel });

test.each(['Petrol', 'Diesel', 'Hybrid', 'LPG', null])('M13.3 a car on %j is reckoned in litres', (simpleFuel) =>
  expect(kind(simpleFuel)).toBe('fuel'),
);
test.each([
  ['Electric', null],
  ['electric ', 'Battery'],
  [null, 'Electric'],
])('M13.3 a car on %j (in the feed’s own words %j) is reckoned in kilowatt hours', (simpleFuel, fuel) =>
  expect(kind(simpleFuel, fuel)).toBe('electric'),
);
test('M13.3 a plug-in hybrid is not electric', () => expect(kind(null, 'Petrol/Electric')).toBe('fuel'));
test('M13g a caravan has neither', () => expect(kind(null, null, 'caravan')).toBeNull());

const BOUNDS = { min: 0.01, max: 5000 };

test.each([
  ['250', 250],
  [' 250 ', 250],
  ['1,250', 1250],
  ['1,250.50', 1250.5],
  ['$1.70', 1.7],
  ['$ 1.70', 1.7],
  ['.5', 0.5],
  ['7.', 7],
  ['0.01', 0.01],
  ['5000', 5000],
])('M13h the figure %j is read as %d', (typed, figure) => expect(readFigure(typed, BOUNDS)).toBe(figure));
test.each(['', ' ', '.', '$', '0', '-5', '5000.01', 'NaN', 'Infinity', '1e308', '1e3', 'abc', '２５０', '1,25', '1.2.3'])(
  'M13i %j is no figure that a cost could be worked out from',
  (typed) => expect(readFigure(typed, BOUNDS)).toBeNull(),
);
test('M13j whatever is typed, a figure that is read lies within its bounds', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('0', '1', '5', '9', '.', ',', '$', '-', 'e', ' ') }), (typed) => {
      const figure = readFigure(typed, BOUNDS);
      if (figure !== null) expect(figure >= BOUNDS.min && figure <= BOUNDS.max).toBe(true);
    }),
  );
});
test('M13k a price by the litre may be dearer than one by the kilowatt hour', () =>
  expect(FUEL_BOUNDS.fuel.price.max).toBeGreaterThan(FUEL_BOUNDS.electric.price.max));
test('M13x eight thousand digits are no figure', () => expect(readFigure('9'.repeat(8192), BOUNDS)).toBeNull());
