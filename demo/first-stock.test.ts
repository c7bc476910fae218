import { expect, test } from 'vitest';
import { firstStock } from '#demo/first-stock.ts';
import { vehicleInput } from '#src/use-cases/stock/parse-vehicle.ts';

const MORNING = new Date('2026-07-14T14:00:00Z');
const NIGHT = new Date('2026-07-15T13:59:59Z');
const harbour = async (now: Date) =>
  new Map(
    (await firstStock('harbour-city-motors', now))?.map((row) => vehicleInput.parse(row)).map((car) => [car.stocknum, car]),
  );

test('P9d the stock is the same from the first to the last second of a day in Brisbane', async () => {
  expect(await firstStock('harbour-city-motors', NIGHT)).toEqual(await firstStock('harbour-city-motors', MORNING));
  expect(await firstStock('harbour-city-motors', new Date(NIGHT.getTime() + 1000))).not.toEqual(
    await firstStock('harbour-city-motors', NIGHT),
  );
});

test('ages in days become dates that count back from the start of the day', async () => {
  const cars = await harbour(NIGHT);
  expect(cars.get('H2041')?.created_at).toBe('2026-07-12T14:00:00.000Z');
  expect(cars.get('H2026')?.sold_date).toBe('2026-07-13T14:00:00.000Z');
  expect(cars.get('H2012')?.rego_expiry).toBe('2026-06-27');
});

test('a dealership that has no stock file, or whose name is no slug, has no first stock', async () => {
  expect(await firstStock('nobody', NIGHT)).toBeNull();
  expect(await firstStock('../stock/harbour-city-motors', NIGHT)).toBeNull();
  expect(await firstStock('harbour-city-motors.json', NIGHT)).toBeNull();
});
