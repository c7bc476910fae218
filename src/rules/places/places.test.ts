import { expect, test } from 'vitest';
import { distanceText, nearest } from './distance.ts';
import { carouselShape, gridColumns } from './grid-columns.ts';
import { locationHref } from './location.ts';
import { typeOptions } from './location-types.ts';

test.each([
  [1, 2],
  [2, 2],
  [3, 3],
  [4, 4],
  [9, 4],
])('D2.1 %i locations stand in a grid of %i columns', (count, columns) => expect(gridColumns(count)).toBe(columns));

test.each([
  [3, false, 3],
  [4, true, 3],
  [5, true, 4],
])('D2.3 a carousel of %i: wider over 3 (%s), more a row over 4 (%i)', (count, isWide, perRow) =>
  expect(carouselShape(count)).toEqual({ isWide, perRow }),
);

test('D4.1 a location’s page is under the address that the site has chosen', () => {
  expect(locationHref('newstead', 'contact-us')).toBe('/contact-us/newstead');
  expect(locationHref('newstead', 'our-location')).toBe('/our-location/newstead');
});

const yard = (
  slug: string,
  locationType: 'sales' | 'service' | 'parts',
  facts: { city?: string; dealershipId?: number } = {},
) => ({
  slug,
  locationType,
  dealershipId: 1,
  street: '',
  city: 'Newstead',
  state: 'QLD',
  postcode: '4006',
  ...facts,
});

test('D5.2 types that share an address are offered in order, the location itself chosen', () => {
  const all = [yard('parts', 'parts'), yard('sales', 'sales'), yard('service', 'service')];
  expect(typeOptions(all, yard('service', 'service'))).toEqual([
    { slug: 'sales', label: 'Sales', isChosen: false },
    { slug: 'service', label: 'Service', isChosen: true },
    { slug: 'parts', label: 'Parts', isChosen: false },
  ]);
});
test('D5.2 a single option is chosen already: there is nothing to select', () => {
  const sales = yard('sales', 'sales');
  expect(typeOptions([sales], sales)).toEqual([]);
  expect(typeOptions([sales, yard('far', 'service', { city: 'Milton' })], sales)).toEqual([]);
  expect(typeOptions([sales, yard('rival', 'service', { dealershipId: 2 })], sales)).toEqual([]);
});

test('D9.3 the nearest comes first, by the way over the earth, and what lies nowhere is left out', () => {
  // One degree of longitude is shorter in the south: by plain degrees the first would be nearer.
  const places = [
    { name: 'north', point: { lat: -38.5, long: 145 } },
    { name: 'east', point: { lat: -40, long: 146.6 } },
    { name: 'nowhere', point: null },
  ];
  const found = nearest({ lat: -40, long: 145 }, places);
  expect(found.map(({ place }) => place.name)).toEqual(['east', 'north']);
});
test('D9.3 distances are reckoned on an earth of 6371 km', () => {
  const [found] = nearest({ lat: 0, long: 0 }, [{ point: { lat: 0, long: 180 } }]);
  expect(found?.km).toBeCloseTo(20_015.087, 3);
});
test.each([
  [0.4, 'Less than 1 km'],
  [1.4, '1 km'],
  [1373.7, '1,374 km'],
])('D9c %d kilometres are told as %s', (km, text) => expect(distanceText(km)).toBe(text));
