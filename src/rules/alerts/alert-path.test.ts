import { expect, test } from 'vitest';
import { alertHref, readWanted } from './alert-path.ts';

const read = (query: string) => readWanted(new URLSearchParams(query));

test.each([
  ['/search/suv', '/alerts?search=/search/suv'],
  ['/search/used-cars?fuel=Electric&price=0-40000', '/alerts?search=/search/used-cars%3Ffuel%3DElectric%26price%3D0-40000'],
])('A11 the link of the search %s is short and is read as that search', (address, href) => {
  expect(alertHref({ kind: 'search', address })).toBe(href);
  expect(read(href.replace(/^.*\?/, ''))).toEqual({ kind: 'search', address });
});

test('A11 a vehicle is named by its id', () => {
  expect(alertHref({ kind: 'vehicle', vehicleId: 41 })).toBe('/alerts?car_id=41');
  expect(read('car_id=41')).toEqual({ kind: 'vehicle', vehicleId: 41 });
});

test('A11 an address that names nothing stands for all stock', () =>
  expect(read('')).toEqual({ kind: 'search', address: '/search/new-used-and-demo-cars/' }));

test.each([
  'search=//evil.example/',
  'search=/%5Cevil.example',
  'search=https://evil.example/search/suv',
  'search=%2F%2509%2Fevil.example',
  'search=javascript:alert(1)',
  'search=',
  `search=/search/suv%3Ftext%3D${'x'.repeat(10_000)}`,
  'car_id=0',
  'car_id=-1',
  'car_id=1e3',
  'car_id=41%20or%201',
  'car_id=99999999999',
  'car_id=',
])('H6 an address that is no search and no vehicle of the site asks for nothing: %s', (query) => expect(read(query)).toBeNull());
