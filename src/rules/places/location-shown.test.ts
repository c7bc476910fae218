import { expect, test } from 'vitest';
import { dealerPhone, isLocationShown } from './location-shown.ts';

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
