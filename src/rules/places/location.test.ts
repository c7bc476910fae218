import { expect, test } from 'vitest';
import { dealerPhone, isLicenceShown, isLocationShown, primaryOf, shownCity } from './location.ts';

test.each([
  ['Geelong', true, true],
  ['Geelong', false, false],
  ['', true, false],
  [' \t', true, false],
])('D1 a location named %j that is visible %s is shown: %s', (name, visible, shown) =>
  expect(isLocationShown({ name, visible })).toBe(shown),
);

test.each([
  [{ phone: '1' }, { phone: '2', landlinePhone: '3' }, '1'],
  [{ phone: null }, { phone: '2', landlinePhone: '3' }, '2'],
  [null, { phone: null, landlinePhone: '3' }, '3'],
  [{ phone: null }, { phone: null, landlinePhone: null }, null],
  [null, null, null],
])('P2 of %o and %o the dealer is called by %s', (dealership, location, phone) =>
  expect(dealerPhone(dealership, location)).toBe(phone),
);

test('K3.2 where no layer says, licence numbers are shown in New South Wales', () => {
  expect(isLicenceShown(null, 'nsw')).toBe(true);
  expect(isLicenceShown(null, 'QLD')).toBe(false);
});
test('D8.1 a switch decides, whatever the state', () => {
  expect(isLicenceShown(true, 'QLD')).toBe(true);
  expect(isLicenceShown(false, 'NSW')).toBe(false);
});

const PLACES = [
  { id: 1, isPrimary: false },
  { id: 2, isPrimary: true },
  { id: 3, isPrimary: true },
];
test.each([
  [PLACES, 2],
  [PLACES.slice(0, 1), 1],
  [[], undefined],
])('D1 of %j the primary location is %s', (locations, id) => expect(primaryOf(locations)?.id).toBe(id));

test.each([
  ['Cairns', { city: 'Geelong' }, 'Cairns'],
  [null, { city: 'Geelong' }, 'Geelong'],
  ['Cairns', null, 'Cairns'],
  [null, null, null],
])('P2.5 with the city override %j a vehicle at %j is shown in %j', (overrideCity, location, city) =>
  expect(shownCity({ overrideCity }, location)).toBe(city),
);
