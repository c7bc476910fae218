import { expect, test } from 'vitest';
import { offerPath, readOfferId } from './offer.ts';

test.each([
  [{ id: 7, manufacturer: null }, '/offers/7'],
  [{ id: 7, manufacturer: 'Land Rover' }, '/offers/land-rover/7'],
])('O1.1 the address of %j is %s', (offer, path) => expect(offerPath(offer)).toBe(path));

test.each(['0', '007', '-1', '1e3', '7.0', '', ' 7', '99999999999', 'run-out'])('O1n %j is no offer’s id', (part) =>
  expect(readOfferId(part)).toBeNull(),
);

test('O1n a whole number is', () => expect(readOfferId('42')).toBe(42));
