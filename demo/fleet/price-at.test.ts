import { expect, test } from 'vitest';
import { ticketPrice, worthAt } from '#demo/fleet/price-at.ts';

const car = { priceNew: 50_000, age: 4, km: 60_000, hold: 1 };

test('a car is worth less with each year and with more kilometres, and more where its model holds its price', () => {
  const byAge = Array.from({ length: 14 }, (_, at) => worthAt({ ...car, age: at + 1, km: 14_500 * (at + 1) }));
  expect(byAge).toEqual(byAge.toSorted((a, b) => b - a));
  expect(new Set(byAge).size).toBe(byAge.length);
  expect(worthAt({ ...car, km: 120_000 })).toBeLessThan(worthAt(car));
  expect(worthAt({ ...car, hold: 1.03 })).toBeGreaterThan(worthAt(car));
  expect(worthAt({ ...car, age: 1, km: 100, hold: 1.2 })).toBeLessThan(car.priceNew * 1.16);
});

test('a ticket ends in 490 or 990, whichever is nearer', () => {
  expect([31_200, 31_300, 31_690, 31_800, 100].map(ticketPrice)).toEqual([30_990, 31_490, 31_490, 31_990, 1990]);
});
