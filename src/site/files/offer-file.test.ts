import { expect, test } from 'vitest';
import { aDealership, aSiteFile } from '#tests/factories/a-site-file.ts';
import { plainIssues } from './plain-error.ts';
import { siteFileSchema } from './site-file.ts';

const OFFER = { slug: 'run-out', name: 'Run-out' };

/** What is wrong with a site's file whose dealership has these offers: key and reason. */
function faults(...offers: readonly object[]): [place: string, reason: string][] {
  const site = aSiteFile({ dealerships: [aDealership('motors', { offers: offers as never })] });
  return plainIssues(siteFileSchema.safeParse(site).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]);
}

test('an offer needs no more than a slug and a name', () => expect(faults(OFFER)).toEqual([]));

test.each<[sentence: string, wrong: object, key: string, reason: string]>([
  [
    'P4x an offer whose dates end before they begin',
    { starts: '2026-07-24T00:00:00+10:00', expires: '2026-07-01T00:00:00+10:00' },
    'expires',
    'it ends (2026-07-01T00:00:00+10:00) before it begins (2026-07-24T00:00:00+10:00)',
  ],
  [
    'P4x an offer that ends as it begins, in another zone’s words',
    { starts: '2026-07-01T00:00:00+10:00', expires: '2026-06-30T14:00:00Z' },
    'expires',
    'it ends (2026-06-30T14:00:00Z) before it begins (2026-07-01T00:00:00+10:00)',
  ],
  ['P4y a date without its offset', { expires: '2026-07-01' }, 'expires', 'must be a date and time with its offset'],
  ['P4y a model without its make', { model: 'zs' }, 'manufacturer', 'a model needs its manufacturer beside it'],
  ['P4y a picture at an address that runs', { image_url: 'javascript:alert(1)' }, 'image_url', 'must be a path on this site'],
  ['P4y a name that is a number', { name: 5 }, 'name', 'expected string'],
  ['P4y a filter that does not parse', { stock_filter: 'cheap ones' }, 'stock_filter', 'the filter cannot be read'],
])('%s is refused with its place and the reason', (_sentence, wrong, key, reason) =>
  expect(faults({ ...OFFER, ...wrong })).toEqual([[`dealerships.0.offers.0.${key}`, expect.stringContaining(reason) as string]]),
);

test('P4z two offers of a dealership with one slug are refused', () =>
  expect(faults(OFFER, { ...OFFER, name: 'Another' })).toEqual([['dealerships.0.offers', 'two offers have the same slug']]));
