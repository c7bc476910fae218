import { expect, test } from 'vitest';
import type { Specifications, Variant } from '../stock/vehicle.ts';
import { ancapText } from './ancap-rating.ts';
import { knownFacts } from './facts.ts';
import { specifications } from './specifications.ts';

const VARIANT: Variant = {
  cylinders: 4,
  enginesize: 2488,
  enginesizeLitres: 2.5,
  induction: 'null',
  fuelconsumptioncombined: 7.4,
  energyconsumptioncombined: null,
  fuelcapacity: 58,
  grossvehiclemass: 2143,
  vehiclelength: 4575,
  vehicleheight: null,
  vehiclewidth: null,
  towingcapacitybraked: 1800,
  bodyconfiguration: '',
  torque: '252 Nm',
  ancaprating: '5 (2021)',
  geartype: null,
};
const CARAVAN: Specifications = {
  bodyWidth: 8,
  bodyLength: 21.5,
  tareWeight: 2480,
  axleType: 'Tandem',
  sleeps: 2,
  aggregateTrailerMass: 2980,
};

test('V6.3 a value that is empty, null or the word null is hidden', () =>
  expect(
    knownFacts([
      ['a', null],
      ['b', ''],
      ['c', 'null'],
      ['d', ' '],
      ['e', 0],
      ['f', 'x'],
    ]),
  ).toEqual([
    { label: 'e', value: '0' },
    { label: 'f', value: 'x' },
  ]));

test('V6b the maker’s figures are told with their units, without those that say nothing', () => {
  const told = Object.fromEntries(specifications(VARIANT, null).map(({ label, value }) => [label, value]));
  expect(told).toEqual({
    Engine: '2.5 L',
    Torque: '252 Nm',
    'Fuel use, combined': '7.4 L/100km',
    'ANCAP rating': '5 stars (2021)',
    Cylinders: '4',
    'Engine capacity': '2,488 cc',
    'Towing, braked': '1,800 kg',
    'Fuel tank': '58 L',
    'Gross vehicle mass': '2,143 kg',
    Length: '4,575 mm',
  });
});

test('K4a a fuel figure carries its unit', () =>
  expect(specifications(VARIANT, null)).toContainEqual({ label: 'Fuel use, combined', value: '7.4 L/100km' }));

test.each([
  ['5 (2021)', '5 stars (2021)'],
  ['5 stars (2019)', '5 stars (2019)'],
  ['1 star, 2020', '1 star (2020)'],
  ['4 2018', '4 stars (2018)'],
  ['ANCAP 5 (2023)', '5 stars (2023)'],
])('K4b the rating %s carries its year', (rating, text) => expect(ancapText(rating)).toBe(text));

test.each(['5', '5 stars', '', '6 (2021)', '5 (21)', '5 stars (Euro NCAP 2019)', 'Not tested', null])(
  'K4c the rating %s, without a year, is not told',
  (rating) => expect(ancapText(rating)).toBeNull(),
);

test('V7.1 a caravan tells its width, length, tare, axles, berths and aggregate trailer mass', () =>
  expect(specifications(null, CARAVAN)).toEqual([
    { label: 'Body length', value: '6.55 m (21 ft 6 in)' },
    { label: 'Body width', value: '2.44 m (8 ft)' },
    { label: 'Tare weight', value: '2,480 kg' },
    { label: 'Aggregate trailer mass (ATM)', value: '2,980 kg' },
    { label: 'Axle type', value: 'Tandem' },
    { label: 'Sleeps', value: '2' },
  ]));

test('V7.2 ten feet are 3.048 metres', () =>
  expect(specifications(null, { ...CARAVAN, bodyLength: 10 })[0]?.value).toBe('3.05 m (10 ft)'));
