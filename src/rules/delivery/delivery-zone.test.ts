import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type DeliveryZone, deliveryZone } from './delivery-zone.ts';

const zone = (facts: Partial<DeliveryZone>): DeliveryZone => ({
  name: 'Anywhere',
  price: 100,
  ...facts,
});
const BRISBANE = { postcode: '4000', state: 'QLD', km: 4 };
const named = (zones: readonly Partial<DeliveryZone>[], to = BRISBANE) => deliveryZone(zones.map(zone), to)?.name ?? null;

test('M12f a zone reaches as far as its distance says, and no further', () => {
  const near = [{ name: 'Near', maxKm: 50 }];
  expect([named(near, { ...BRISBANE, km: 50 }), named(near, { ...BRISBANE, km: 50.01 })]).toEqual(['Near', null]);
});
test('M12g of the zones that hold, the first of the list counts', () => {
  expect(
    named([
      { name: 'Wide', maxKm: 500 },
      { name: 'Near', maxKm: 50 },
    ]),
  ).toBe('Wide');
  expect(
    named(
      [
        { name: 'Near', maxKm: 50 },
        { name: 'Wide', maxKm: 500 },
      ],
      { ...BRISBANE, km: 60 },
    ),
  ).toBe('Wide');
});
test('M12h a zone may be a state', () => {
  const states = [{ name: 'The island', states: ['TAS'] }];
  expect([named(states), named(states, { postcode: '7000', state: 'TAS', km: 1790 })]).toEqual([null, 'The island']);
});
test.each([
  ['4000', 'Metro'],
  ['4179', 'Metro'],
  ['4180', null],
  ['3999', null],
  ['4305', 'Metro'],
  ['4306', null],
])('M12i a zone may be runs of postcodes: of 4000-4179 and 4305 the postcode %s is in %j', (postcode, name) =>
  expect(named([{ name: 'Metro', postcodes: ['4000-4179', '4305'] }], { ...BRISBANE, postcode })).toBe(name),
);
test('M12j all that is said of a zone must hold', () => {
  const both = [{ name: 'Near and here', maxKm: 50, states: ['NSW'] }];
  expect([named(both), named(both, { postcode: '2485', state: 'NSW', km: 40 })]).toEqual([null, 'Near and here']);
});
test('M12k a zone without a condition holds everywhere, and without zones there is none', () => {
  expect(named([{}], { postcode: '6799', state: 'WA', km: 5900 })).toBe('Anywhere');
  expect(named([])).toBeNull();
});
test('M12l where prices rise with the distance, further never costs less', () => {
  const rising = [10, 100, 1000].map((maxKm) => zone({ maxKm, price: maxKm * 2 }));
  const kilometres = fc.double({ min: 0, max: 1000, noNaN: true });
  fc.assert(
    fc.property(kilometres, kilometres, (one, other) => {
      const [near, far] = [Math.min(one, other), Math.max(one, other)].map(
        (km) => deliveryZone(rising, { ...BRISBANE, km })?.price,
      );
      expect(far).toBeGreaterThanOrEqual(near ?? Number.NaN);
    }),
  );
});
