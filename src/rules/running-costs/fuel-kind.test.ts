import { expect, test } from 'vitest';
import { fuelKind } from './fuel-kind.ts';

const kind = (simpleFuel: string | null, fuel: string | null = null, itemType = 'car') =>
  fuelKind({ itemType, simpleFuel, fuel });

test.each(['Petrol', 'Diesel', 'Hybrid', 'LPG', null])('M13.3 a car on %j is reckoned in litres', (simpleFuel) =>
  expect(kind(simpleFuel)).toBe('fuel'),
);
test.each([
  ['Electric', null],
  ['electric ', 'Battery'],
  [null, 'Electric'],
])('M13.3 a car on %j (in the feed’s own words %j) is reckoned in kilowatt hours', (simpleFuel, fuel) =>
  expect(kind(simpleFuel, fuel)).toBe('electric'),
);
test('M13.3 a plug-in hybrid is not electric', () => expect(kind(null, 'Petrol/Electric')).toBe('fuel'));
test('M13g a caravan has neither', () => expect(kind(null, null, 'caravan')).toBeNull());
