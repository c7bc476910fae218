import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fuelCost } from './fuel-cost.ts';

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
