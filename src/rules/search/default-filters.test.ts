import { expect, test } from 'vitest';
import { choicesOfFilter, withDefaults } from '#src/rules/search/default-filters.ts';
import { EMPTY_QUERY, type SearchQuery } from '#src/rules/search/search-query.ts';
import { parseSearchFilter } from '#src/rules/stock/search-filter.ts';

const defaults = { words: { status: ['in_stock'] }, ranges: {} };
const started = (query: Partial<SearchQuery>) => withDefaults({ ...EMPTY_QUERY, ...query }, {}, defaults).words.status;

test('S10.1 default filters apply while the address chooses nothing', () => expect(started({})).toEqual(['in_stock']));

test.each([
  ['a value', { words: { make: ['MG'] } }],
  ['a range', { ranges: { year: { min: 2020, max: null } } }],
  ['a text', { text: 'hilux' }],
  ['all=1', { all: true }],
])('S10.1 with %s in the address the default filters do not apply', (_what, query) => expect(started(query)).toBeUndefined());

test.each([{ page: 2 }, { sort: 'latest' as const }])('S10.1 %j is no choice: the default filters stay', (query) =>
  expect(started(query)).toEqual(['in_stock']),
);

test('S10.2 what the path fixes no default overrides, and the other defaults stay', () => {
  const both = { words: { car_type: ['used'], status: ['in_stock'] }, ranges: {} };
  expect(withDefaults(EMPTY_QUERY, { car_type: ['new'] }, both).words).toEqual({ car_type: ['new'], status: ['in_stock'] });
});

const choices = (text: string) => {
  const parsed = parseSearchFilter(text);
  return choicesOfFilter(parsed.ok ? parsed.terms : []);
};

test('S10.3 the terms of a filter become choices', () =>
  expect(choices('status:in_stock AND body:"Station Wagon" AND year:2024')).toEqual({
    words: { status: ['in_stock'], body: ['Station Wagon'] },
    ranges: { year: { min: 2024, max: 2024 } },
  }));

test.each(['location:geelong', 'dealership:summit-toyota', 'series:GUN126R', 'year:soon'])(
  'S10.3 %s is nothing a shopper chooses',
  (text) => expect(choices(text)).toEqual({ words: {}, ranges: {} }),
);
