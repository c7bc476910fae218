import { expect, test } from 'vitest';
import { type SearchAddress, searchHref } from '#src/rules/search/search-href.ts';
import { EMPTY_QUERY } from '#src/rules/search/search-query.ts';

const all: SearchAddress = { path: '/search/new-used-and-demo-cars/', query: EMPTY_QUERY, fixed: [] };
const mazdas: SearchAddress = {
  path: '/search/mazda',
  query: { ...EMPTY_QUERY, page: 3, words: { make: ['Mazda'] } },
  fixed: ['make'],
};

test('S1.1 a link to all stock ends with a slash', () => expect(searchHref(all, {})).toBe('/search/new-used-and-demo-cars/'));

test('S11.1 a new choice begins at the first page', () =>
  expect(searchHref(mazdas, { sort: 'latest' })).toBe('/search/mazda?sortBy=latest'));

test('S2.1 another page keeps every choice', () =>
  expect(searchHref({ ...all, query: { ...EMPTY_QUERY, text: 'awd', words: { body: ['SUV'] } } }, { page: 2 })).toBe(
    '/search/new-used-and-demo-cars/?query=awd&refinementList[body][]=SUV&page=2',
  ));

test('S2.1 what the path says is not said again', () =>
  expect(searchHref(mazdas, { words: { make: ['Mazda'], body: ['Ute'] } })).toBe('/search/mazda?refinementList[body][]=Ute'));

test('S2.1 a choice beside the path’s own moves to the address of all stock', () =>
  expect(searchHref(mazdas, { words: { make: ['Mazda', 'Kia'] } })).toBe(
    '/search/new-used-and-demo-cars/?refinementList[make][]=Kia&refinementList[make][]=Mazda',
  ));

test('S10.4 where a site has default filters, an address without choices says that they were cleared', () =>
  expect(
    searchHref({ ...all, query: { ...EMPTY_QUERY, words: { status: ['in_stock'] } }, hasDefaults: true }, { words: {} }),
  ).toBe('/search/new-used-and-demo-cars/?all=1'));

test('S10.4 without default filters there is nothing to clear', () =>
  expect(searchHref({ ...all, hasDefaults: false }, { words: {} })).toBe('/search/new-used-and-demo-cars/'));
