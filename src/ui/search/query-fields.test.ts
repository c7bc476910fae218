import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readSearchQuery, type SearchQuery } from '#src/rules/search/search-query.ts';
import { queryFields } from './query-fields.ts';

const QUERY: SearchQuery = {
  text: 'roof racks',
  page: 3,
  sort: 'price-asc',
  all: true,
  near: { place: '3220-geelong', km: 25 },
  words: { make: ['Mazda', 'Toyota'], body: ['Ute'] },
  ranges: { price: { min: null, max: 45_000 }, year: { min: 2018, max: 2020 } },
};
const sent = (fields: ReturnType<typeof queryFields>) => readSearchQuery(fields.map(({ name, value }) => [name, value] as const));

test('S21.1 a form sent without script asks for the same search, from its first page', () =>
  expect(sent(queryFields(QUERY))).toEqual({ ...QUERY, page: 1 }));

test('S21.1 what a form asks about itself is not sent twice', () =>
  expect(
    queryFields(QUERY, {
      text: true,
      sort: true,
      near: true,
      words: (facet, value) => facet === 'make' && value === 'Mazda',
      range: (facet) => facet === 'year',
    }),
  ).toEqual([
    { name: 'refinementList[make][]', value: 'Toyota' },
    { name: 'refinementList[body][]', value: 'Ute' },
    { name: 'range[price]', value: ':45000' },
    { name: 'all', value: '1' },
  ]));

test('S21.1 whatever is chosen comes back as it was', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.stringMatching(/^[A-Za-z0-9&-]{1,12}$/), { minLength: 1, maxLength: 6 }),
      fc.nat(99_999),
      (names, top) => {
        const query: SearchQuery = { ...QUERY, words: { colour: names.toSorted() }, ranges: { km: { min: null, max: top } } };
        expect(sent(queryFields(query))).toEqual({ ...query, page: 1 });
      },
    ),
  );
});
