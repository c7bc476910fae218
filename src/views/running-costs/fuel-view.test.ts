import { expect, test } from 'vitest';
import type { Vehicle } from '#src/rules/stock/vehicle.ts';
import { aContext } from '#tests/factories/a-context.ts';
import { fuelView } from './fuel-view.ts';

const at = (switches: Readonly<Record<string, unknown>> = {}) => aContext({ switches });
const car = (facts: Readonly<Record<string, unknown>> = {}) =>
  ({
    itemType: 'car',
    simpleFuel: 'Petrol',
    fuel: null,
    status: 'in_stock',
    sold: false,
    variant: null,
    ...facts,
  }) as unknown as Vehicle;
const using = (litres: number | null) => car({ variant: { fuelconsumptioncombined: litres } });

test('M13.1 fuel starts from 1.70 a litre, 250 km a week and the car’s own consumption', () =>
  expect(fuelView(at(), using(4.8))).toEqual({ kind: 'fuel', kmPerWeek: 250, per100Km: 4.8, isOwnFigure: true, price: 1.7 }));
test.each([null, 0])('M13.1 a consumption of %j is unknown, and 10 L/100km stands in for it', (litres) =>
  expect(fuelView(at(), using(litres))).toMatchObject({ per100Km: 10, isOwnFigure: false }),
);
test('M13.1 a car without a maker’s figures has 10 L/100km too', () =>
  expect(fuelView(at(), car())).toMatchObject({ per100Km: 10, isOwnFigure: false }));
const charged = (kilowattHours: number | null) =>
  car({ simpleFuel: 'Electric', variant: { fuelconsumptioncombined: 2, energyconsumptioncombined: kilowattHours } });
test('M13.4 an electric car has a charging cost from its own kilowatt hours, at the site’s price for one', () =>
  expect(fuelView(at({ electricityPricePerKwh: 0.25 }), charged(15.5))).toEqual({
    kind: 'electric',
    kmPerWeek: 250,
    per100Km: 15.5,
    isOwnFigure: true,
    price: 0.25,
  }));
test.each([null, 0])(
  'M13.4 an electric car whose kilowatt hours are %j has no charging cost, whatever litres a feed has for it',
  (use) => expect(fuelView(at(), charged(use))).toBeNull(),
);
test('M13.3 an electric car without a maker’s figures has no fuel cost either', () =>
  expect(fuelView(at(), car({ simpleFuel: 'Electric' }))).toBeNull());
test('M13 a site may say what a litre costs, how far one drives and what stands in for a consumption', () =>
  expect(fuelView(at({ fuelPricePerLitre: 2.05, fuelKmPerWeek: 300, fuelLitresPer100Km: 8 }), car())).toMatchObject({
    price: 2.05,
    kmPerWeek: 300,
    per100Km: 8,
  }));
test.each([
  ['a caravan', car({ itemType: 'caravan' })],
  ['a sold car', car({ sold: true })],
])('M13 %s has no running cost', (_what, one) => expect(fuelView(at(), one)).toBeNull());
test.each(['Petrol', 'Electric'])('P11.5 a site without the calculator has none for a car on %s', (simpleFuel) =>
  expect(fuelView(at({ fuelCalculator: false }), car({ simpleFuel }))).toBeNull(),
);
