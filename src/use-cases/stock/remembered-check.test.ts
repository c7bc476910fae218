import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type VehicleInput, vehicleInput } from './parse-vehicle.ts';
import { RememberedCheck, saidBy } from './remembered-check.ts';

const NAMES = Object.keys(vehicleInput.shape) as (keyof VehicleInput)[];
const value = fc.oneof(
  fc.constantFrom(
    null,
    undefined,
    '',
    'used',
    'car',
    'SUV',
    'in_stock',
    '2026-03-31',
    2_021,
    4,
    1.5,
    -1,
    true,
    false,
    '[]',
    '{}',
  ),
  fc.string(),
  fc.string({ minLength: 180, maxLength: 220 }),
  fc.double(),
  fc.array(fc.string(), { maxLength: 4 }),
  fc.record({ cylinders: fc.integer(), enginesize_litres: fc.option(fc.double()) }, { requiredKeys: [] }),
);
const car = { stocknum: 'A1', year: 2021, make: 'Alba', model: 'Nova', car_type: 'used' };
const vehicle = fc.dictionary(fc.constantFrom(...NAMES), value).map((said) => ({ ...car, ...said }));

test('J8 vehicles checked field by field are what the schema makes of them, and refused where it refuses them', () => {
  const check = new RememberedCheck();
  fc.assert(
    fc.property(fc.array(vehicle, { minLength: 1, maxLength: 8 }), (vehicles) => {
      for (const one of [...vehicles, ...vehicles]) {
        const parsed = vehicleInput.safeParse(one);
        const checked = check.check(one);
        expect(checked?.text).toBe(parsed.success ? saidBy(parsed.data) : undefined);
        expect(JSON.stringify(checked?.input)).toBe(parsed.success ? JSON.stringify(parsed.data) : undefined);
      }
    }),
    { numRuns: 300 },
  );
});

test('J8 two vehicles say the same only if they are the same', () => {
  const parsed = vehicle.map((one) => vehicleInput.safeParse(one)).filter(({ success }) => success);
  fc.assert(
    fc.property(fc.array(parsed, { minLength: 2, maxLength: 8 }), (vehicles) => {
      const inputs = vehicles.flatMap(({ data }) => (data === undefined ? [] : [data]));
      expect(new Set(inputs.map(saidBy)).size).toBe(new Set(inputs.map((input) => JSON.stringify(input))).size);
    }),
    { numRuns: 300 },
  );
});

test('J8 more values than are remembered are still checked, each as itself', () => {
  const check = new RememberedCheck();
  for (let at = 0; at < 5_000; at += 1) {
    const one = { ...car, stocknum: `A${at}`, km: at, standardEquipment: [`Seat ${at}`] };
    expect(check.check(one)?.input).toMatchObject({ stocknum: `A${at}`, km: at, standardEquipment: [`Seat ${at}`] });
  }
  expect(check.check({ ...car, km: -1 })).toBeNull();
});
