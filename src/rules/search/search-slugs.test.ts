import { expect, test } from 'vitest';
import { type SearchSlugs, slugClashes, slugMeaning } from '#src/rules/search/search-slugs.ts';

const nothing: SearchSlugs = { type: [], make: [], body: [], location: [], dealership: [] };

test('I6.1 a slug is tried as type, make, body, location, dealership, in this order', () => {
  const everything = { type: ['x'], make: ['x'], body: ['x'], location: ['x'], dealership: ['x'] };
  expect(slugMeaning('x', everything)).toBe('type');
  expect(slugMeaning('x', { ...everything, type: [] })).toBe('make');
  expect(slugMeaning('x', { ...everything, type: [], make: [] })).toBe('body');
  expect(slugMeaning('x', { ...everything, type: [], make: [], body: [] })).toBe('location');
  expect(slugMeaning('x', { ...nothing, dealership: ['x'] })).toBe('dealership');
  expect(slugMeaning('y', everything)).toBeNull();
});
test('I6.2 two things with one slug clash, and both are named', () => {
  expect(slugClashes({ ...nothing, make: ['mg', 'kia'], location: ['mg'], dealership: ['north'] })).toEqual([
    { slug: 'mg', kinds: ['make', 'location'] },
  ]);
});
test('I6.2 two locations with one slug clash too', () => {
  expect(slugClashes({ ...nothing, location: ['north', 'north'] })).toEqual([{ slug: 'north', kinds: ['location', 'location'] }]);
});
test('I6.2 a site with distinct slugs is fine', () =>
  expect(slugClashes({ ...nothing, make: ['mg'], location: ['north'] })).toEqual([]));
