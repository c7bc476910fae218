import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Gazetteer } from './gazetteer.ts';
import { placeSlug, placeText, titleCase } from './place-slug.ts';

const suburb = (name: string, state: string, postcode: string, lat: number, long: number) => ({
  name,
  state,
  postcode,
  lat,
  long,
});
const GEELONG = suburb('Geelong', 'VIC', '3220', -38.15, 144.36);
const RICHMOND_VIC = suburb('Richmond', 'VIC', '3121', -37.82, 145);
const RICHMOND_NSW = suburb('Richmond', 'NSW', '2753', -33.6, 150.75);
const MELBOURNE = suburb('Melbourne', 'VIC', '3000', -37.815, 144.964);
const MELBOURNE_SOUTH = suburb('Melbourne', 'VIC', '3004', -37.83, 144.98);
const MOUNT_GRAVATT = suburb('Mount Gravatt', 'QLD', '4122', -27.54, 153.08);
const ALL = [GEELONG, RICHMOND_VIC, RICHMOND_NSW, MELBOURNE, MELBOURNE_SOUTH, MOUNT_GRAVATT];
const places = new Gazetteer(ALL, ALL);
const SYDNEY = { lat: -33.87, long: 151.21 };
const found = (typed: string, from = [SYDNEY]) => places.find(placeSlug(typed), from)?.place.slug ?? null;

test.each([
  ['3220', '3220'],
  ['Geelong', '3220-geelong'],
  ['GEELONG vic', '3220-geelong'],
  ['geelong 3220', '3220-geelong'],
  ['3220 Geelong, VIC', '3220-geelong'],
  ['Mt Gravatt', '4122-mount-gravatt'],
  ['Geelong NSW', null],
  ['Geelong 3000', null],
  ['0000', null],
  ['Atlantis', null],
  ['', null],
])('S23.1 %j is the place %j', (typed, slug) => expect(found(typed)).toBe(slug));

test('S23.8 of suburbs with one name in several states the one nearest to the dealer is meant', () => {
  expect(found('Richmond', [SYDNEY])).toBe('2753-richmond');
  expect(found('Richmond', [SYDNEY, GEELONG])).toBe('2753-richmond');
  expect(found('Richmond', [GEELONG])).toBe('3121-richmond');
  expect(found('Richmond VIC', [SYDNEY])).toBe('3121-richmond');
});

test('S23.8 suburbs of the same name elsewhere are offered apart, another postcode of the same town is not', () => {
  expect(places.find('richmond', [SYDNEY])?.others.map(placeText)).toEqual(['Richmond VIC 3121']);
  expect(places.find('2753-richmond', [SYDNEY])?.others).toEqual([]);
  expect(places.find('melbourne', [SYDNEY])?.others).toEqual([]);
});

test.each([
  ['geel', ['Geelong VIC 3220']],
  ['Rich', ['Richmond VIC 3121', 'Richmond NSW 2753']],
  ['m', ['Melbourne VIC 3000', 'Melbourne VIC 3004']],
  ['4122', ['4122']],
  ['9999', []],
  ['41', ['4122']],
  ['300', ['3000', '3004']],
  ['3', ['3000', '3004']],
  ['zz', []],
])('S23.9 %j suggests %j', (typed, names) => expect(places.suggest(placeSlug(typed), 2).map(placeText)).toEqual(names));

test('S23.3 a place that is suggested, typed as it is shown, is that place', () => {
  fc.assert(
    fc.property(fc.constantFrom(...ALL), (one) => {
      expect(found(placeText(one))).toBe(`${one.postcode}-${placeSlug(one.name)}`);
    }),
  );
});

test.each([
  ['MOUNT GRAVATT EAST', 'Mount Gravatt East'],
  ["O'CONNOR", "O'Connor"],
  ['O’MALLEY', 'O’Malley'],
  ['MCKINNON', 'McKinnon'],
  ['ERNABELLA (PUKATJA)', 'Ernabella (Pukatja)'],
  ['Coolalinga', 'Coolalinga'],
])('S23.1 the name %j is shown as %j', (listed, shown) => expect(titleCase(listed)).toBe(shown));
