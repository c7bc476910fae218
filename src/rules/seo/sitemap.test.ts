import fc from 'fast-check';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { expect, test } from 'vitest';
import { readSitemapFile, SITEMAP_LIMIT, sitemapFiles, sitemapIndexXml, sitemapPath, sitemapXml } from './sitemap.ts';

const parser = new XMLParser({
  isArray: (name) => name === 'url' || name === 'sitemap',
  parseTagValue: false,
  htmlEntities: true,
});

test('W5 a list of more than 50,000 addresses is split, and no file has more', () => {
  const split = (count: number) => sitemapFiles('cars', count).map(({ number }) => number);
  expect(SITEMAP_LIMIT).toBe(50_000);
  expect([split(0), split(1), split(50_000), split(50_001), split(150_001)]).toEqual([[], [1], [1], [1, 2], [1, 2, 3, 4]]);
});

test('W5 the address of each file is read back as that file', () => {
  fc.assert(
    fc.property(fc.constantFrom('cars', 'pages', 'models'), fc.integer({ min: 1, max: 9999 }), (list, number) => {
      const path = sitemapPath({ list, number } as Parameters<typeof sitemapPath>[0]);
      expect(readSitemapFile(path.split('/')[2] ?? '')).toEqual({ list, number });
    }),
  );
});

test.each(['cars', 'cars.html', 'cars-1.xml', 'cars-0.xml', 'cars-01.xml', 'cars-10000.xml', 'boats.xml', '../cars.xml', ''])(
  'W5 %s is no file of a sitemap',
  (name) => {
    expect(readSitemapFile(name)).toBeNull();
  },
);

test('W5 whatever an address contains, the file is valid XML and gives the address back', () => {
  fc.assert(
    fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (url) => {
      const xml = sitemapXml([{ url, changedAt: null, image: url }]);
      expect(XMLValidator.validate(xml)).toBe(true);
      const [entry] = parser.parse(xml).urlset.url;
      expect([entry.loc, entry['image:image']['image:loc'], entry.lastmod]).toEqual([url, url, undefined]);
    }),
  );
});

test('W5 a change is told as the instant it happened, and left out where nobody knows it', () => {
  const [known, unknown] = parser.parse(
    sitemapXml([
      { url: 'https://dealer.example/cars/a-1', changedAt: Date.UTC(2026, 10, 3, 4, 5, 6) },
      { url: 'https://dealer.example/search/kia', changedAt: null },
    ]),
  ).urlset.url;
  expect([known.lastmod, unknown.lastmod]).toEqual(['2026-11-03T04:05:06.000Z', undefined]);
  const index = parser.parse(
    sitemapIndexXml(['https://dealer.example/sitemaps/cars.xml', 'https://dealer.example/sitemaps/pages.xml']),
  );
  expect(index.sitemapindex.sitemap).toEqual([
    { loc: 'https://dealer.example/sitemaps/cars.xml' },
    { loc: 'https://dealer.example/sitemaps/pages.xml' },
  ]);
});
