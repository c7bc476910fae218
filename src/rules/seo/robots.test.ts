import { describe, expect, test } from 'vitest';
import { addressList } from '#src/rules/addresses/match-address.ts';
import { readSearchQuery, writeSearchQuery } from '#src/rules/search/search-query.ts';
import { robotsText } from './robots.ts';

const text = robotsText('https://dealer.example');

/** As RFC 9309 says: of the rules that match a path from its beginning the longest counts; `*` is anything, `$` the end. */
function mayRead(path: string): boolean {
  const rules = [...text.matchAll(/^(Allow|Disallow): (.+)$/gm)].map(([, kind, rule = '']) => ({ kind, rule }));
  const [longest] = rules.filter(({ rule }) => matches(rule, path)).toSorted((one, other) => other.rule.length - one.rule.length);
  return longest === undefined || longest.kind === 'Allow';
}
const matches = (rule: string, path: string) =>
  new RegExp(`^${rule.split('*').map(literal).join('.*').replace(/\\\$$/, '$')}`).test(path);
const literal = (part: string) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
const filled = (path: string) => `/${path.replaceAll(/:\w+\??/g, 'x-1').replace('*', 'x')}`;

describe('W5 robots.txt', () => {
  test('names the sitemap by its whole address', () => {
    expect(text).toContain('\nSitemap: https://dealer.example/sitemap.xml\n');
  });

  const forOne = addressList.filter(
    ({ forVisitor, kind, name }) => kind !== 'page' && (forVisitor === true || (kind === 'api' && name !== 'apiDescription')),
  );
  test.each(forOne.map(({ path }) => filled(path)))('keeps crawlers from %s, with a query or without', (path) => {
    expect([mayRead(path), mayRead(`${path}?key=1`)]).toEqual([false, false]);
  });

  const open = addressList.filter(
    ({ forVisitor, kind, path }) =>
      kind === 'page' || (forVisitor !== true && ['file', 'edge'].includes(kind) && !path.startsWith('api')),
  );
  // A page that may not be read cannot say that it is not to be indexed.
  test.each(open.map(({ path }) => filled(path)))('lets crawlers read %s', (path) => {
    expect(mayRead(path)).toBe(true);
  });

  test('lets programs read the description of the API', () => {
    expect([mayRead('/api/openapi.json'), mayRead('/api/search')]).toEqual([true, false]);
  });

  test('lets crawlers read pages whose names only begin like those of a visitor’s own', () => {
    expect(
      ['/alerts-for-you', '/sign-in-help', '/trade-in', '/watchlists', '/cars/checkout-edition-7'].filter(mayRead),
    ).toHaveLength(5);
  });

  test.each([
    'query=hilux',
    'refinementList[make][]=Toyota',
    'range[price]=0:20000',
    'near=geelong&km=50',
    'all=1',
    'sortBy=price-asc',
    'refinementList[body][]=SUV&page=2',
  ])('keeps crawlers from searches narrowed by %s', (query) => {
    const written = writeSearchQuery(readSearchQuery(new URLSearchParams(query)));
    expect(written).not.toBe('');
    expect(mayRead(`/search/used-cars${written}`)).toBe(false);
  });

  test('lets crawlers read the next pages of a search, and parameters that only resemble a filter', () => {
    expect(['/search/used-cars?page=2', '/models/x?variant=long-range', '/models/x?small=1'].filter(mayRead)).toHaveLength(3);
  });
});
