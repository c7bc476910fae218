import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { wholeSiteFiles } from '#tests/factories/whole-site-files.ts';

const { sites } = await wholeSiteFiles(path.join(import.meta.dirname, '..', 'sites'));
const pagesOf = (slug: string) => sites.find(({ site }) => site.slug === slug)?.site.pages ?? {};
const all = sites.flatMap(({ site }) => Object.keys(site.pages));

/** The addresses that pages of blocks have, as the ledger lists them; offers and locations have pages of their own kind. */
const N4 = [
  'service',
  'finance',
  'trade-in',
  'vehicle-parts-and-accessories',
  'contact',
  'privacy-policy',
  'terms-and-conditions',
  'pages/warranty',
  'roadside-assist',
  'warranty',
  'charging-solutions',
  'careers',
  'fleet',
  'about-us',
  'new-vehicles',
  'blog/vehicle-reviews',
  'buying',
  'diamond-advantage',
  'finance-and-insurance',
  'finance-enquiry',
  'apply-for-finance',
  'toyota/overview',
  'book-test-drive',
];
test.each(N4)('N4o /%s is a page of a demo site', (address) => expect(all).toContain(address));

test.each(['twg-cars', 'twg-rental', 'twg-tyres', 'neotek', '4x4-outdoor'])(
  'N4p /%s is a page of the one demo group, and of no other site',
  (address) => {
    expect(Object.keys(pagesOf('summit'))).toContain(address);
    expect(all.filter((one) => one === address)).toHaveLength(1);
  },
);

test.each<[site: string, pages: readonly string[]]>([
  ['harbour', ['careers', 'about-us', 'trade-in', 'finance', 'contact-us']],
  ['summit', ['fleet', 'blog/vehicle-reviews', 'contact-us']],
  ['coastline-mg', ['roadside-assist', 'warranty', 'charging-solutions', 'contact']],
  ['redgum', ['contact-us']],
  ['swiftlane', ['contact-us']],
])('P9m %s has the pages that its kind of site has', (slug, pages) =>
  expect(Object.keys(pagesOf(slug))).toEqual(
    expect.arrayContaining([...pages, 'service', 'book-test-drive', 'privacy-policy', 'terms-and-conditions']),
  ),
);

describe.each(sites.map(({ site, posts }) => [site.slug, site, posts] as const))('%s', (_slug, site, posts) => {
  const pages = Object.values(site.pages);
  test('N4q no two of its pages have one title or one description, and none is without', () => {
    const titles = [...pages.map(({ title }) => title), ...posts.map(({ title }) => title)];
    const descriptions = [...pages.map(({ description }) => description), ...posts.map(({ summary }) => summary)];
    expect(new Set(titles).size).toBe(titles.length);
    expect(new Set(descriptions).size).toBe(descriptions.length);
    expect(descriptions.filter((words) => words.length < 20)).toEqual([]);
  });
  test('N4r its privacy policy promises an answer within 7, 30 and 14 days', () => {
    const words = JSON.stringify(site.pages['privacy-policy']);
    expect(words).toContain('acknowledge your request within 7 days');
    expect(words).toContain('access or a resolution within 30 days');
    expect(words).toContain('complaints within 14 days');
  });
  test('its pages say nothing in a language of printers', () =>
    expect(JSON.stringify(pages)).not.toMatch(/lorem|ipsum|dolor sit/i));
});

test.each([
  ['harbour', 'about-us'],
  ['coastline-mg', 'about-us'],
  ['coastline-mg', 'models/mg2'],
])('N4t %s has more to say at %s than a heading: five blocks or more', (slug, page) =>
  expect(pagesOf(slug)[page]?.blocks.length).toBeGreaterThanOrEqual(5),
);

test('P5m where caravans are sold no page of the site says car of what it sells', () =>
  expect(JSON.stringify(pagesOf('redgum'))).not.toMatch(/\b(?:our|used|new|demo|every|each) cars?\b/i));

test('N4s one site reviews vehicles in three articles or more, and another has some', () => {
  const reviews = sites
    .find(({ site }) => site.slug === 'summit')
    ?.posts.filter(({ category }) => category === 'Vehicle reviews');
  expect(reviews?.length).toBeGreaterThanOrEqual(3);
  expect(sites.filter(({ posts }) => posts.length > 0).length).toBeGreaterThanOrEqual(2);
});
