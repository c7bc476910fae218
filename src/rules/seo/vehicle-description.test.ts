import { expect, test } from 'vitest';
import { vehicleDescription, vehicleHeadline } from './vehicle-description.ts';

const car = {
  year: 2022,
  make: 'Toyota',
  model: 'Corolla',
  badge: 'SX',
  carType: 'used',
  itemType: 'car',
  colour: 'Red',
  km: 12_345,
  status: 'in_stock',
  sold: false,
} as const;
const shown = { price: '$25,000 Drive Away', siteName: 'Bayside Cars' };

test('W5 a vehicle is described in sentences with its price and what the price means', () =>
  expect(vehicleDescription(car, shown)).toBe(
    'Used 2022 Toyota Corolla SX for sale at Bayside Cars: $25,000 Drive Away. Red, 12,345 km. See the photos, ask us anything or come for a drive.',
  ));

test('W5 a vehicle without a price invites to ask, and what is not known is not said', () =>
  expect(vehicleDescription({ ...car, badge: null, colour: null, km: null, carType: 'new' }, { ...shown, price: null })).toBe(
    'New 2022 Toyota Corolla for sale at Bayside Cars. Ask us for the price, see the photos or come for a drive.',
  ));

test('W5 a vehicle that is still to come is not said to be there', () =>
  expect(vehicleDescription({ ...car, status: 'coming_soon' }, shown)).toMatch(
    /^Used 2022 Toyota Corolla SX coming soon to Bayside Cars/,
  ));

test('W5 a sold vehicle is said to be sold, in its title too', () => {
  const gone = { ...car, status: 'sold' };
  expect(vehicleHeadline(gone)).toBe('2022 Toyota Corolla SX (sold)');
  expect(vehicleDescription(gone, { ...shown, price: null })).toBe(
    'This 2022 Toyota Corolla SX has been sold. See similar cars at Bayside Cars.',
  );
  expect(vehicleDescription({ ...car, status: 'withdrawn' }, shown)).toMatch(/is no longer for sale/);
});

test('W5 a model that begins with its make does not repeat it', () =>
  expect(vehicleHeadline({ ...car, make: 'MG', model: 'MG3' })).toBe('2022 MG3 SX'));

test('W5 nobody is asked to drive a caravan', () =>
  expect(vehicleDescription({ ...car, itemType: 'caravan', km: null, carType: 'new' }, shown)).toMatch(
    /See the photos, ask us anything or come and have a look\.$/,
  ));
