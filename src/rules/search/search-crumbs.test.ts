import { expect, test } from 'vitest';
import { searchCrumbs } from './search-crumbs.ts';

const input = { title: 'Used Toyota HiLux', path: '/search/new-used-and-demo-cars/', prefix: '/search/', vehicleWord: 'car' };
const way = (words: Parameters<typeof searchCrumbs>[0]['words'], more: Partial<typeof input> = {}) =>
  searchCrumbs({ words }, { ...input, ...more }).map(({ label, href }) => `${label} ${href ?? '-'}`);
const ALL = { car_type: ['used'], make: ['Toyota'], model: ['HiLux'], body: ['Ute'] };

test('S19.1 the breadcrumb goes from Home over type, make, model and body to the title', () =>
  expect(way(ALL)).toEqual([
    'Home /',
    'Used cars /search/used-cars',
    'Toyota /search/toyota',
    'HiLux /search/toyota/hilux',
    'Utes /search/ute',
    'Used Toyota HiLux -',
  ]));
test('S19.2 the addresses begin with /used-car/ where the site says so', () =>
  expect(way(ALL, { prefix: '/used-car/' })).toContain('Toyota /used-car/toyota'));
test('S19.1 a facet with several chosen values is no step', () =>
  expect(way({ make: ['Toyota', 'Kia'], model: ['HiLux'] })).toEqual(['Home /', 'Used Toyota HiLux -']));
test('S19.1 the page itself is not a step before its title', () => {
  expect(way({ make: ['Toyota'] }, { title: 'Toyota', path: '/search/toyota' })).toEqual(['Home /', 'Toyota -']);
  expect(way({ make: ['Toyota'] }, { title: 'Toyota' })).toEqual(['Home /', 'Toyota -']);
});
test('S19.1 new and demo together are a type of their own', () =>
  expect(way({ car_type: ['demo', 'new'] })).toContain('New and demo cars /search/new-and-demo-cars'));

test.each([
  [{ car_type: ['used'], make: ['Toyota'] }, '/search/used-cars', ['Used cars /search/used-cars', 'Toyota /search/toyota']],
  [{ car_type: ['used'], make: ['Toyota'] }, '/search/toyota', ['Used cars /search/used-cars', 'Toyota /search/toyota']],
  [{ make: ['Toyota'], model: ['HiLux'] }, '/search/toyota', ['Toyota /search/toyota', 'HiLux /search/toyota/hilux']],
  [{ make: ['Toyota'], model: ['HiLux'] }, '/search/toyota/hilux', ['Toyota /search/toyota']],
  [{ make: ['Toyota'], body: ['SUV'] }, '/search/suv', ['Toyota /search/toyota', 'SUVs /search/suv']],
])('S19.1 with %o chosen at %s the steps are %j', (words, path, steps) =>
  expect(way(words, { path, title: 'Its title' }).slice(1, -1)).toEqual(steps),
);
