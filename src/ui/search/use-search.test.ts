import { expect, test } from 'vitest';
import type { SearchAddress } from '#src/rules/search/search-href.ts';
import { EMPTY_QUERY } from '#src/rules/search/search-query.ts';
import { requestedAddress } from './use-search.ts';

const used: SearchAddress = {
  path: '/search/used-cars',
  query: { ...EMPTY_QUERY, words: { car_type: ['used'], make: ['Toyota'] } },
  fixed: ['car_type'],
  hasDefaults: true,
};

test('S11.1 on its own path a search keeps what the path says and has the rest from the new address', () =>
  expect(requestedAddress('/search/used-cars?refinementList[body][]=Ute', used)).toEqual({
    path: '/search/used-cars',
    query: { ...EMPTY_QUERY, words: { car_type: ['used'], body: ['Ute'] } },
    fixed: ['car_type'],
    hasDefaults: true,
  }));

test('S11.1 on the address of all stock everything is said by the new address', () =>
  expect(requestedAddress('/search/new-used-and-demo-cars/?refinementList[car_type][]=new&page=2', used)).toEqual({
    path: '/search/new-used-and-demo-cars/',
    query: { ...EMPTY_QUERY, page: 2, words: { car_type: ['new'] } },
    fixed: [],
    hasDefaults: true,
  }));

test.each(['/search/used-cars/', '/search/new-used-and-demo-cars'])(
  'S1.5 %s is known with or without the slash at its end',
  (href) => expect(requestedAddress(href, used)).not.toBeNull(),
);

test.each(['/cars/2023-toyota-rav4', '/search/toyota', '/'])('S11 what %s will show is not guessed', (href) =>
  expect(requestedAddress(href, used)).toBeNull(),
);
