import { expect, test } from 'vitest';
import { clearHref, searchChips } from '#src/rules/search/search-chips.ts';
import type { SearchAddress } from '#src/rules/search/search-href.ts';
import { EMPTY_QUERY, type SearchQuery } from '#src/rules/search/search-query.ts';

const here = (query: Partial<SearchQuery>): SearchAddress => ({
  path: '/search/new-used-and-demo-cars/',
  query: { ...EMPTY_QUERY, ...query },
  fixed: [],
});
const chips = (query: Partial<SearchQuery>) => searchChips(here(query), 'car');
const ROOT = '/search/new-used-and-demo-cars/';

test('S20d text, values and ranges each have a chip in words', () =>
  expect(
    chips({ text: 'tow bar', words: { make: ['Kia'], seats: ['7'] }, ranges: { price: { min: null, max: 45_000 } } }).map(
      ({ label }) => label,
    ),
  ).toEqual(['“tow bar”', 'Kia', '7 seats', 'Under $45,000']));

test('S20e a chip leads to the same search without it', () =>
  expect(chips({ page: 4, words: { make: ['Kia', 'MG'] } })).toEqual([
    { label: 'Kia', href: `${ROOT}?refinementList[make][]=MG` },
    { label: 'MG', href: `${ROOT}?refinementList[make][]=Kia` },
  ]));

test('S20f more than three values of one facet are one chip', () =>
  expect(chips({ words: { colour: ['A', 'B', 'C', 'D'] }, text: 'x' })[1]).toEqual({
    label: 'Colour: 4 chosen',
    href: `${ROOT}?query=x`,
  }));

test('S20g three values of one facet are three chips', () =>
  expect(chips({ words: { colour: ['A', 'B', 'C'] } })).toHaveLength(3));

test('S20h removing a range keeps the other', () =>
  expect(chips({ ranges: { km: { min: null, max: 9 }, year: { min: 2020, max: null } } })[0]?.href).toBe(
    `${ROOT}?range[year]=2020:`,
  ));

test('S20i removing the text keeps what is chosen', () =>
  expect(chips({ text: 'x', words: { make: ['MG'] } })[0]?.href).toBe(`${ROOT}?refinementList[make][]=MG`));

test('S10i removing the last default filter leaves it removed', () =>
  expect(searchChips({ ...here({ words: { status: ['in_stock'] } }), hasDefaults: true }, 'caravan')).toEqual([
    { label: 'In stock', href: `${ROOT}?all=1` },
  ]));

test('S10j Clear all says so where the site has default filters', () =>
  expect(clearHref(here({ text: 'x', sort: 'latest', page: 2 }), true)).toBe(`${ROOT}?all=1&sortBy=latest`));

test('S20j Clear all leads to all stock where it has none', () => expect(clearHref(here({ text: 'x' }), false)).toBe(ROOT));
