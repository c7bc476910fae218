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
test('M12k a zone without a condition holds everywhere on the mainland, and without zones there is none', () => {
  expect(named([{}], { postcode: '6725', state: 'WA', km: 5900 })).toBe('Anywhere');
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

const ISLANDS = [
  ['Christmas Island', '6798', 'WA'],
  ['the Cocos Islands', '6799', 'WA'],
  ['Norfolk Island', '2899', 'NSW'],
  ['Lord Howe Island', '2898', 'NSW'],
  ['Thursday Island', '4875', 'QLD'],
  ['King Island', '7256', 'TAS'],
  ['Macquarie Island', '7151', 'TAS'],
  ['French Island', '3921', 'VIC'],
  ['Groote Eylandt', '0885', 'NT'],
] as const;
test.each(ISLANDS)('M12.2 %s is not priced as the mainland, by distance, state or a run that spans it', (_, postcode, state) => {
  const mainland = [{ maxKm: 10_000 }, { states: [state] }, { postcodes: ['0800-7999'] }, {}];
  expect(named(mainland, { postcode, state, km: 900 })).toBeNull();
});
test.each(ISLANDS)('M12.2 %s has the price of a zone that names its postcode', (_, postcode, state) =>
  expect(
    named(
      [
        { name: 'State', states: [state] },
        { name: 'Island', postcodes: [postcode] },
      ],
      { postcode, state, km: 900 },
    ),
  ).toBe('Island'),
);
test('M12.2 a run of islands names each of them', () =>
  expect(named([{ name: 'Indian Ocean', postcodes: ['6798-6799'] }], { postcode: '6799', state: 'WA', km: 2900 })).toBe(
    'Indian Ocean',
  ));
test('M12.2 Tasmania itself and a mainland postcode beside an island keep the price of their state', () =>
  expect(['7000', '4816', '6797'].map((postcode) => named([{ name: 'State' }], { postcode, state: 'TAS', km: 900 }))).toEqual([
    'State',
    'State',
    'State',
  ]));
