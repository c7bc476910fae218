import { expect, test } from 'vitest';
import { chipGroups, clearHref, searchChips } from '#src/rules/search/search-chips.ts';
import type { SearchAddress } from '#src/rules/search/search-href.ts';
import { EMPTY_QUERY, type SearchQuery } from '#src/rules/search/search-query.ts';

const here = (query: Partial<SearchQuery>): SearchAddress => ({
  path: '/search/new-used-and-demo-cars/',
  query: { ...EMPTY_QUERY, ...query },
  fixed: [],
});
const chips = (query: Partial<SearchQuery>) => searchChips(here(query));
const ROOT = '/search/new-used-and-demo-cars/';

test('S20.1 text, values and ranges each have a chip in words', () =>
  expect(
    chips({ text: 'tow bar', words: { make: ['Kia'], seats: ['7'] }, ranges: { price: { min: null, max: 45_000 } } }).map(
      ({ label }) => label,
    ),
  ).toEqual(['“tow bar”', 'Kia', '7 seats', 'Under $45,000']));

test('S20.1 a chip leads to the same search without it', () =>
  expect(chips({ page: 4, words: { make: ['Kia', 'MG'] } })).toEqual([
    { label: 'Kia', href: `${ROOT}?refinementList[make][]=MG`, facet: 'make' },
    { label: 'MG', href: `${ROOT}?refinementList[make][]=Kia`, facet: 'make' },
  ]));

test('S20.2 each of many values of one facet has a chip of its own', () =>
  expect(chips({ words: { colour: ['A', 'B', 'C', 'D'] } }).map(({ label }) => label)).toEqual(['A', 'B', 'C', 'D']));

test('S20.2 more than three values of one facet are folded, none is lost', () => {
  const groups = chipGroups(chips({ text: 'x', words: { colour: ['A', 'B', 'C', 'D', 'E'], make: ['Kia'] } }));
  const labels = (list: readonly { readonly label: string }[]) => list.map(({ label }) => label).join(' ');
  expect(groups.map(({ facet, shown, folded }) => [facet, labels(shown), labels(folded)])).toEqual([
    ['text', '“x”', ''],
    ['make', 'Kia', ''],
    ['colour', 'A B C', 'D E'],
  ]);
});

test('S20.2 three values of one facet are not folded', () =>
  expect(chipGroups(chips({ words: { colour: ['A', 'B', 'C'] } }))[0]?.folded).toEqual([]));

test('S20.1 a text that is in quotation marks already gets no second pair', () =>
  expect([chips({ text: '"near 3220"' })[0]?.label, chips({ text: 'near 3220' })[0]?.label]).toEqual([
    '"near 3220"',
    '“near 3220”',
  ]));

test('S20.1 removing a range keeps the other', () =>
  expect(chips({ ranges: { km: { min: null, max: 9 }, year: { min: 2020, max: null } } })[0]?.href).toBe(
    `${ROOT}?range[year]=2020:`,
  ));

test('S20.1 removing the text keeps what is chosen', () =>
  expect(chips({ text: 'x', words: { make: ['MG'] } })[0]?.href).toBe(`${ROOT}?refinementList[make][]=MG`));

test('S10.4 removing the last default filter leaves it removed', () =>
  expect(searchChips({ ...here({ words: { status: ['in_stock'] } }), hasDefaults: true })).toEqual([
    { label: 'In stock', href: `${ROOT}?all=1`, facet: 'status' },
  ]));

test('S10.4 Clear all says so where the site has default filters', () =>
  expect(clearHref(here({ text: 'x', sort: 'latest', page: 2 }), true)).toBe(`${ROOT}?all=1&sortBy=latest`));

test('S20.3 Clear all leads to all stock where it has none', () => expect(clearHref(here({ text: 'x' }), false)).toBe(ROOT));
