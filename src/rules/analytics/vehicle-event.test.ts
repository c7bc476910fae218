import { expect, test } from 'vitest';
import { standardEvent } from './standard-events.ts';
import { vehicleAbout } from './vehicle-event.ts';

const car = {
  id: 7,
  stocknum: 'A1',
  price: 25_000,
  carType: 'used',
  year: 2022,
  make: 'Toyota',
  model: 'Corolla',
  badge: 'SX',
  colour: 'Red',
  simpleBody: 'Sedan',
  simpleFuel: null,
  fuel: 'Petrol',
  status: 'in_stock',
  sold: false,
} as const;

test('X1 a vehicle’s page that is opened is told by the standard’s words for what it shows', () =>
  expect(standardEvent('asc_item_pageview', vehicleAbout(car))).toEqual({
    event: 'asc_item_pageview',
    event_owner: 'forecourt',
    item_id: 7,
    item_number: 'A1',
    item_price: 25_000,
    item_condition: 'used',
    item_year: 2022,
    item_make: 'Toyota',
    item_model: 'Corolla',
    item_variant: 'SX',
    item_color: 'Red',
    item_category: 'Sedan',
    item_fuel_type: 'Petrol',
  }));

test('X1 what is not known of a vehicle, and the price of a sold one, is not told', () => {
  const told = vehicleAbout({ ...car, badge: null, colour: '', simpleBody: null, fuel: null, sold: true });
  expect(Object.keys(told)).toEqual(['car_id', 'stock_number', 'condition', 'year', 'make', 'model']);
});
