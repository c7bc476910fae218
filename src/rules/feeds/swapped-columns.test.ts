import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hasSwapped, SwappedColumns } from './swapped-columns.ts';

interface Car {
  readonly year: number;
  readonly price: number;
  readonly km: number;
}
const isLikely = (cars: readonly Car[]) => {
  const columns = new SwappedColumns();
  for (const car of cars) columns.add(car);
  return columns.isLikely;
};
const swapped = ({ year, price, km }: Car): Car => ({ year, price: km, km: price });

/** A yard as yards are: each year costs a car about a tenth of its price and adds about 15,000 km. */
const yard = fc
  .array(
    fc.record({
      age: fc.integer({ min: 0, max: 14 }),
      worth: fc.integer({ min: 35_000, max: 60_000 }),
      driven: fc.integer({ min: 11_000, max: 19_000 }),
    }),
    { minLength: 10, maxLength: 60 },
  )
  .filter((cars) => new Set(cars.map(({ age }) => age)).size >= 6)
  .map((cars) =>
    cars.map(({ age, worth, driven }) => ({
      year: 2026 - age,
      price: Math.round(worth * 0.88 ** age),
      km: 1_000 + driven * age,
    })),
  );

test('J9 a yard’s prices and odometers are told from swapped ones', () =>
  fc.assert(
    fc.property(yard, (cars) => {
      expect(isLikely(cars)).toBe(false);
      expect(isLikely(cars.map(swapped))).toBe(true);
    }),
  ));
test('J9 a few cars, or cars all of one year, tell nothing', () => {
  const car = (year: number): Car => ({ year, price: 50_000 - (year - 2010) * 2_000, km: 10_000 + (year - 2010) * 9_000 });
  expect(isLikely(Array.from({ length: 9 }, (_, at) => car(2012 + at)))).toBe(false);
  expect(isLikely(Array.from({ length: 10 }, (_, at) => car(2012 + at)))).toBe(true);
  expect(isLikely(Array.from({ length: 30 }, (_, at) => ({ ...car(2020), price: 20_000 + at })))).toBe(false);
});
test('J9 a car whose price is its odometer and the other way round has them swapped', () => {
  const before = { priceCents: 3_000_000, km: 40_000 };
  expect(hasSwapped(before, { priceCents: 4_000_000, km: 30_000 })).toBe(true);
  expect(hasSwapped(before, { priceCents: 4_000_000, km: 40_000 })).toBe(false);
  expect(hasSwapped({ priceCents: 3_000_000, km: 30_000 }, { priceCents: 3_000_000, km: 30_000 })).toBe(false);
});
