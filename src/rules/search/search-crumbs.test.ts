import { expect, test } from 'vitest';
import { searchCrumbs } from './search-crumbs.ts';

const given = { title: 'Used Toyota HiLux', path: '/search/new-used-and-demo-cars/', prefix: '/search/', vehicleWord: 'car' };
const way = (words: Parameters<typeof searchCrumbs>[0]['words'], more: Partial<typeof given> = {}) =>
  searchCrumbs({ words }, { ...given, ...more }).map(({ label, href }) => `${label} ${href ?? '-'}`);
const ALL = { car_type: ['used'], make: ['Toyota'], model: ['HiLux'], body: ['Ute'] };

test('S19b the way to a search goes over its type, make, model and body to its title', () =>
  expect(way(ALL)).toEqual([
    'Home /',
    'Used cars /search/used-cars',
    'Toyota /search/toyota',
    'HiLux /search/toyota/hilux',
    'Utes /search/ute',
    'Used Toyota HiLux -',
  ]));
test('S19c a site may have its own beginning of these addresses', () =>
  expect(way(ALL, { prefix: '/used-car/' })).toContain('Toyota /used-car/toyota'));
test('S19d what several are chosen of is no step', () =>
  expect(way({ make: ['Toyota', 'Kia'], model: ['HiLux'] })).toEqual(['Home /', 'Used Toyota HiLux -']));
test('S19e the page one is on is not a step to itself', () => {
  expect(way({ make: ['Toyota'] }, { title: 'Toyota', path: '/search/toyota' })).toEqual(['Home /', 'Toyota -']);
  expect(way({ make: ['Toyota'] }, { title: 'Toyota' })).toEqual(['Home /', 'Toyota -']);
});
test('S19f new and demo together are a type of their own', () =>
  expect(way({ car_type: ['demo', 'new'] })).toContain('New and demo cars /search/new-and-demo-cars'));
