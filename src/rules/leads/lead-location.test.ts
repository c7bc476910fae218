import { expect, test } from 'vitest';
import type { Location } from '#src/rules/places/location.ts';
import { leadLocation } from './lead-location.ts';

const place = (id: number, facts: Partial<Location> = {}) =>
  ({ id, dealershipId: 1, name: `Yard ${id}`, visible: true, isPrimary: false, ...facts }) as Location;
const HIDDEN = place(3, { visible: false });
const LOCATIONS = [place(1), place(2, { isPrimary: true }), HIDDEN, place(4, { dealershipId: 2 })];

const chosen = (facts: Partial<Parameters<typeof leadLocation>[1]>) =>
  leadLocation(LOCATIONS, { named: null, dealershipId: 1, car: null, ...facts })?.id ?? null;

test('D1.3 a lead that names a hidden location goes there', () => expect(chosen({ named: HIDDEN })).toBe(3));

test('D1.3 a lead about a vehicle at a hidden location goes to the dealership’s primary location', () =>
  expect(chosen({ car: { locationId: 3 } })).toBe(2));

test('a lead about a vehicle goes to the vehicle’s location', () => expect(chosen({ car: { locationId: 1 } })).toBe(1));

test('a lead does not go to a location of another dealership', () => expect(chosen({ car: { locationId: 4 } })).toBe(2));

test.each([
  [1, 2],
  [2, 4],
  [9, null],
])('a lead to dealership %s about nothing else goes to location %s', (dealershipId, id) =>
  expect(chosen({ dealershipId })).toBe(id),
);
