import fc from 'fast-check';
import { expect, test } from 'vitest';
import { RANGE_FACETS, WORD_FACETS } from '#src/rules/search/facets.ts';
import {
  EMPTY_QUERY,
  hasChoices,
  isNarrowed,
  NARROWING_PARAMS,
  readSearchQuery,
  type SearchQuery,
  SORTS,
  writeSearchQuery,
} from '#src/rules/search/search-query.ts';
import { NAUGHTY_STRINGS } from '#tests/factories/naughty-strings.ts';
import { DISTANCES } from './near.ts';

const read = (search: string) => readSearchQuery(new URLSearchParams(search));

test('S2.1 the query string holds query, page, sortBy, refinementList and range', () => {
  const search =
    '?query=tow+bar&page=3&sortBy=price-asc&refinementList[make][]=Toyota&refinementList[make][]=Mazda&range[price]=10000:30000';
  expect(read(search)).toEqual({
    ...EMPTY_QUERY,
    text: 'tow bar',
    page: 3,
    sort: 'price-asc',
    words: { make: ['Mazda', 'Toyota'] },
    ranges: { price: { min: 10_000, max: 30_000 } },
  });
});

test.each([
  ['$20,000:$30,000', { min: 20_000, max: 30_000 }],
  ['20 000:', { min: 20_000, max: null }],
  [':45000', { min: null, max: 45_000 }],
  ['20000.50:', { min: 20_000, max: null }],
  ['30000:20000', { min: 20_000, max: 30_000 }],
  ['NaN:5000', { min: null, max: 5_000 }],
  ['-5:5000', { min: null, max: 5_000 }],
  ['1e5:5000', { min: null, max: 5_000 }],
  [`0:${'9'.repeat(400)}`, { min: 0, max: 999_999_999 }],
])('S2.2 a range written %j is read as %j', (value, range) =>
  expect(readSearchQuery([['range[price]', value]]).ranges).toEqual({ price: range }),
);

test.each([':', '', 'NaN:NaN', '1:2:3', '5000', 'a:b', '-1:-2'])('S2.5 a range written %j is none', (value) =>
  expect(readSearchQuery([['range[price]', value]]).ranges).toEqual({}),
);

test('S2.1 a range can come as two fields of a form', () =>
  expect(read('range[km][min]=5,000&range[km][max]=90,000').ranges).toEqual({ km: { min: 5_000, max: 90_000 } }));

test.each([
  ['4', 4],
  ['0', 1],
  ['-1', 1],
  ['1.5', 1],
  ['NaN', 1],
  ['1e3', 1],
  ['', 1],
  ['9'.repeat(40), 999_999],
])('S2.5 the page written %j is page %d', (value, page) => expect(readSearchQuery([['page', value]]).page).toBe(page));

test('I1.1 the orders are relevance, latest, price-desc, price-asc and with a place nearest, and relevance is the default', () => {
  expect(SORTS).toEqual(['relevance', 'latest', 'price-desc', 'price-asc', 'nearest']);
  expect(read('').sort).toBe('relevance');
});

test.each(['near=3220', 'query=near+3220'])('S23.4 nearest is an order with %s, which may name a place', (place) =>
  expect([read(`${place}&sortBy=nearest`).sort, read('sortBy=nearest').sort]).toEqual(['nearest', 'relevance']),
);

test.each(SORTS.filter((sort) => sort !== 'nearest'))('I1.1 %s is an order', (sort) =>
  expect(read(`sortBy=${sort}`).sort).toBe(sort),
);

test.each(['price', 'PRICE-ASC', '__proto__', 'toString', ''])('I1.1 %j is no order: the most relevant come first', (sort) =>
  expect(readSearchQuery([['sortBy', sort]]).sort).toBe('relevance'),
);

test('S2.5 nonsense after a sound page or order takes nothing away from it', () =>
  expect(read('page=2&sortBy=latest&page=x&sortBy=y')).toMatchObject({ page: 2, sort: 'latest' }));

test.each([
  'refinementList[__proto__][]=x',
  'refinementList[constructor][]=x',
  '__proto__[words]=x',
  'constructor[prototype][x]=y',
  'refinementList[wheels][]=x',
  'range[make]=1:2',
  'range[__proto__]=1:2',
  'refinementList[price][]=1',
  'refinementList[make][min]=x',
  'refinementList=Toyota',
  'refinementList[make][][]=x',
  'refinementList[make][]=',
  `refinementList${'['.repeat(10_000)}make]=x`,
  'utm_source=x',
])('S2.5 %.40s asks for nothing', (search) => expect(read(search)).toEqual(EMPTY_QUERY));

test('S2.5 reading prototype names leaves objects as they were', () => {
  read('refinementList[__proto__][]=polluted&__proto__[polluted]=1');
  expect(Object.keys(Object.prototype)).toEqual([]);
});

test('S2.1 a value chosen twice is chosen once', () =>
  expect(read('refinementList[make][]=MG&refinementList[make][]=MG&refinementList[make][0]=MG').words).toEqual({ make: ['MG'] }));

test('H8.4 no address chooses more than forty values, or values of more than two thousand characters together', () => {
  const search = Array.from({ length: 5_000 }, (_, n) => `refinementList[model][]=m${n}`).join('&');
  expect(read(search).words.model).toHaveLength(40);
  const long = Array.from({ length: 40 }, (_, n) => `refinementList[model]=${String(n).padStart(100, 'x')}`).join('&');
  expect(read(long).words.model).toHaveLength(20);
});

test('H8.4 a text is cut at two hundred letters, and never through a pair', () =>
  expect(read(`query=${'x'.repeat(199)}${encodeURIComponent('😀')}`).text).toBe('x'.repeat(199)));

test('S2.5 zero bytes, marks of direction and runs of blanks are not part of a text', () =>
  expect(readSearchQuery([['query', ' \u202eto\u0000yota \u200f  hi\u00adlux\ud800 ']]).text).toBe('to yota hilux'));

test.each(NAUGHTY_STRINGS.map((text) => [text]))(
  'S2.5 %.30j is read in every place, and the address made of it reads the same',
  (text) => {
    const params: [string, string][] = [
      ['query', text],
      ['page', text],
      ['sortBy', text],
      ['all', text],
      [text, text],
      [`refinementList[${text}][]`, text],
      ['refinementList[make][]', text],
      ['range[price]', text],
      ['range[km][min]', text],
    ];
    const written = writeSearchQuery(readSearchQuery(params));
    expect(writeSearchQuery(read(written))).toBe(written);
  },
);

test('S2.3 writing what was read from any query string changes nothing the second time', () => {
  const name = fc.oneof(
    fc.constantFrom(
      'query',
      'page',
      'sortBy',
      'all',
      'range[price]',
      'range[year]',
      'refinementList[make][]',
      'refinementList[tag][]',
    ),
    fc.string({ unit: 'binary' }),
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(name, fc.string({ unit: 'binary', maxLength: 120 })), { maxLength: 12 }), (params) => {
      const written = writeSearchQuery(readSearchQuery(params));
      expect(writeSearchQuery(read(written))).toBe(written);
    }),
  );
});

const wordLists = fc.uniqueArray(fc.stringMatching(/^[\p{L}\d$&+%=?#]([ \p{L}\d'-]{0,20}[\p{L}\d])?$/u), {
  minLength: 1,
  maxLength: 4,
});
const someEnd = fc.option(fc.nat(999_999_999));
const anyQuery: fc.Arbitrary<SearchQuery> = fc.record({
  text: fc.oneof(fc.constant(''), fc.stringMatching(/^[\p{L}\d&+%=?#;:/<>"'-]{1,60}$/u)),
  page: fc.integer({ min: 1, max: 999_999 }),
  sort: fc.constantFrom(...SORTS),
  all: fc.boolean(),
  near: fc.option(
    fc.record({
      place: fc.constantFrom('3220', '3220-geelong', 'geelong', 'richmond-nsw', 'atlantis'),
      km: fc.constantFrom(...DISTANCES),
    }),
  ),
  words: fc
    .dictionary(fc.constantFrom(...WORD_FACETS), wordLists, { noNullPrototype: true })
    .map((words) =>
      Object.fromEntries(
        Object.entries(words).map(([facet, list]) => [facet, list.map((word) => word.replaceAll(/ +/g, ' ')).toSorted()]),
      ),
    ),
  ranges: fc.dictionary(
    fc.constantFrom(...RANGE_FACETS),
    fc
      .tuple(someEnd, someEnd)
      .filter(([min, max]) => (min ?? max) !== null && (min ?? 0) <= (max ?? Number.MAX_VALUE))
      .map(([min, max]) => ({ min, max })),
    { noNullPrototype: true },
  ),
});

test('S2.3 any query, written and read again, is the same query', () => {
  fc.assert(
    fc.property(anyQuery, (query) => {
      const unique = Object.fromEntries(Object.entries(query.words).map(([facet, list]) => [facet, [...new Set(list)]]));
      const isNowhere = query.sort === 'nearest' && query.near === null && query.text === '';
      expect(read(writeSearchQuery(query))).toEqual({ ...query, words: unique, sort: isNowhere ? 'relevance' : query.sort });
    }),
  );
});

test('S2.3 two queries that ask for the same have the same address', () =>
  expect(writeSearchQuery({ ...EMPTY_QUERY, text: '  tow  bar ', words: { make: ['MG', 'BYD', 'MG', ''], model: [] } })).toBe(
    '?query=tow+bar&refinementList[make][]=BYD&refinementList[make][]=MG',
  ));

test('S2.5 numbers that are none are never written', () =>
  expect(writeSearchQuery({ ...EMPTY_QUERY, page: Number.NaN, ranges: { km: { min: Number.NaN, max: -1 } } })).toBe(''));

test('S10.1 only what is chosen counts as a choice', () =>
  expect(
    [{ words: { make: [] } }, { words: { make: ['MG'] } }, { near: { place: '3220', km: 50 as const } }].map((chosen) =>
      hasChoices({ ...EMPTY_QUERY, ...chosen }),
    ),
  ).toEqual([false, true, true]));

test.each([
  ['near=3220&km=50', '?near=3220&km=50'],
  ['km=50&near=Geelong+VIC+3220', '?near=3220-geelong&km=50'],
  ['near=3220 GEELONG', '?near=3220-geelong&km=50'],
  ['near=richmond,+NSW&km=12', '?near=richmond-nsw&km=25'],
  ['near=geelong&km=9999', '?near=geelong&km=250'],
  ['near=geelong&km=ten', '?near=geelong&km=50'],
  ['near=&km=25', ''],
  ['near=%00%20-&sortBy=nearest', ''],
  ['near=geelong&km=10&sortBy=nearest', '?near=geelong&km=10&sortBy=nearest'],
])('S23.3 %j has one address: %j', (asked, written) => expect(writeSearchQuery(read(`?${asked}`))).toBe(written));

test('S23.3 the address of a place is in its one form however it was typed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 120 }), (typed) => {
      const once = writeSearchQuery(readSearchQuery([['near', typed]]));
      expect(writeSearchQuery(read(once))).toBe(once);
    }),
  );
});

test('W5 every parameter that a search can have is the page or one that narrows it', () => {
  const all = readSearchQuery(
    new URLSearchParams('query=a&refinementList[make][]=Kia&range[price]=1:2&near=geelong&km=50&all=1&sortBy=price-asc&page=3'),
  );
  expect(isNarrowed(all)).toBe(true);
  expect(isNarrowed({ ...EMPTY_QUERY, page: 3 })).toBe(false);
  const names = [...new URLSearchParams(writeSearchQuery(all)).keys()].map((name) => name.replace(/\[.*/, ''));
  expect(new Set(names)).toEqual(new Set([...NARROWING_PARAMS, 'page']));
});
