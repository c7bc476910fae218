import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { firstStock } from '#demo/first-stock.ts';
import { vinCheckDigit } from '#demo/vin-check-digit.ts';
import { checkBlock } from '#src/blocks/check-block.ts';
import { BODY_SLUGS, TYPE_PAGES } from '#src/rules/search/search-slugs.ts';
import { slugOf } from '#src/rules/text/slug.ts';
import { readCatalogue } from '#src/site/files/catalogue-file.ts';
import type { DealershipFile } from '#src/site/files/site-file.ts';
import { checkSiteFile } from '#src/use-cases/site/check-site-file.ts';
import { vehicleInput } from '#src/use-cases/stock/parse-vehicle.ts';
import { wholeSiteFiles } from '#tests/factories/whole-site-files.ts';

const FOLDER = path.join(import.meta.dirname, '..', 'sites');
const NOW = new Date('2026-07-15T03:00:00Z');
const files = await wholeSiteFiles(FOLDER);
const catalogue = await readCatalogue(FOLDER);
const sites = files.sites.map(({ site }) => site);
const dealerships = new Map(
  sites.flatMap((site) =>
    site.dealerships.flatMap((one): [string, DealershipFile][] => (typeof one === 'string' ? [] : [[one.slug, one]])),
  ),
);
const dealershipsOf = (slug: string) =>
  (sites.find((site) => site.slug === slug)?.dealerships ?? []).flatMap((one) =>
    typeof one === 'string' ? (dealerships.get(one) ?? []) : one,
  );
const rows = async (dealership: string) => ((await firstStock(dealership, NOW)) ?? []).map((row) => vehicleInput.parse(row));
const stock = new Map(await Promise.all([...dealerships.keys()].map(async (slug) => [slug, await rows(slug)] as const)));

test('P9a all five demo sites are there and none of their files is refused', () => {
  expect(files.refused).toEqual([]);
  expect(sites.map(({ slug }) => slug)).toEqual(['coastline-mg', 'harbour', 'redgum', 'summit', 'swiftlane']);
  const around = {
    layers: files.layers,
    dealerships: new Map([...dealerships].map(([slug, { locations }]) => [slug, locations.map((one) => one.slug)])),
    storedDealerships: new Set<string>(),
    hosts: new Map<string, string>(),
    sites: new Set(sites.map(({ slug }) => slug)),
    catalogue,
    lenders: files.lenders,
    checkBlock,
  };
  expect(sites.flatMap((site) => checkSiteFile(site, around))).toEqual([]);
});

test('P9.2 summit has four dealerships and six locations in three states, and Coastline MG is one of them', () => {
  const places = dealershipsOf('summit').flatMap(({ locations }) => locations);
  expect(dealershipsOf('summit').map(({ slug }) => slug)).toContain('coastline-mg');
  expect(dealershipsOf('summit')).toHaveLength(4);
  expect(places).toHaveLength(6);
  expect(new Set(places.map(({ address }) => address.state)).size).toBe(3);
  expect(stock.get('summit-toyota')?.some(({ model, simple_fuel }) => model === 'HiLux' && simple_fuel === 'Diesel')).toBe(true);
});

test('S10.5 the default filter of redgum is what is in stock', () =>
  expect(sites.find(({ slug }) => slug === 'redgum')?.switches).toMatchObject({ defaultFilters: ['status:in_stock'] }));

test('P9l one of summit’s locations has the address id 793, and vehicles stand there', () => {
  const place = dealershipsOf('summit')
    .flatMap(({ locations }) => locations)
    .find(({ address }) => address.id === 793);
  expect(place?.slug).toBe('geelong');
  expect(stock.get('summit-geelong')?.some(({ location }) => location === 'geelong')).toBe(true);
});

test('P9.5, P9.6 coastline-mg sells nothing but MG, and redgum nothing but caravans', () => {
  expect(new Set(stock.get('coastline-mg')?.map(({ make }) => make))).toEqual(new Set(['MG']));
  expect(new Set(stock.get('redgum-caravans')?.map(({ item_type }) => item_type))).toEqual(new Set(['caravan']));
});

test('P8.1 about 150 makes are catalogued, each once', () => {
  const slugs = catalogue.map(({ name }) => slugOf(name));
  expect(slugs.length).toBeGreaterThanOrEqual(140);
  expect(new Set(slugs).size).toBe(slugs.length);
});

describe.each(sites.map((site) => [site.slug, site] as const))('%s', (slug, site) => {
  const cars = dealershipsOf(slug).flatMap((one) => stock.get(one.slug) ?? []);
  test('every link of its menu and its home page leads somewhere', () => {
    const known = new Set([
      ...Object.keys(TYPE_PAGES),
      ...BODY_SLUGS,
      ...catalogue.map(({ name }) => slugOf(name)),
      ...dealershipsOf(slug).flatMap((one) => [one.slug, ...one.locations.map((location) => location.slug)]),
      ...cars.flatMap(({ make, model }) => [slugOf(make), `${slugOf(make)}/${slugOf(model)}`]),
    ]);
    const models = catalogue
      .filter(({ name }) => name === site.manufacturer)
      .flatMap(({ models: of }) => of.map(({ name }) => slugOf(name)));
    const hrefs = [...JSON.stringify({ menu: site.menu, pages: site.pages }).matchAll(/"(?:href|viewAllHref)":"([^"]+)"/g)].map(
      ([, href = '']) => href,
    );
    const answers = (href: string) => {
      const [, first = '', ...rest] = href
        .replace(/[?#].*$/, '')
        .replace(/\/$/, '')
        .split('/');
      return first === 'search'
        ? known.has(rest.join('/'))
        : first === '' ||
            models.includes(first) ||
            (first === 'spin-to-win' && site.prize_wheel !== null) ||
            (first === 'online-payment' && site.switches.onlinePayments === true) ||
            [first, ...rest].join('/') in site.pages ||
            (/^(?:contact-us|our-location|locations)$/.test(first) && known.has(rest.join('/')));
    };
    expect(hrefs.length).toBeGreaterThan(5);
    expect(hrefs.filter((href) => !answers(href))).toEqual([]);
  });
  test('I6.2 no make in its stock has the address of a body, a place or a dealership', () => {
    const taken = new Set<string>([
      ...BODY_SLUGS,
      ...dealershipsOf(slug).flatMap((one) => [one.slug, ...one.locations.map((at) => at.slug)]),
    ]);
    expect(cars.filter(({ make }) => taken.has(slugOf(make)))).toEqual([]);
  });
});

describe.each([...dealerships.values()].map((one) => [one.slug, one] as const))('the stock of %s', (slug, dealership) => {
  const cars = stock.get(slug) ?? [];
  test('is there, and each vehicle has its own stock number and stands at a location of the dealership', () => {
    expect(cars.length).toBeGreaterThanOrEqual(8);
    expect(new Set(cars.map(({ stocknum }) => stocknum)).size).toBe(cars.length);
    const places = dealership.locations.map((location) => location.slug);
    expect(cars.filter(({ location }) => location !== null && !places.includes(location))).toEqual([]);
  });
  test('has whole identification numbers with a right check digit, none twice', () => {
    expect(cars.filter(({ vin }) => vin?.length !== 17 || vin[8] !== vinCheckDigit(vin))).toEqual([]);
    expect(new Set(cars.map(({ vin }) => vin)).size).toBe(cars.length);
  });
});

test('the demo folder holds stock of known dealerships only', async () => {
  const names = (await readdir(path.join(import.meta.dirname, 'stock'))).map((name) => path.basename(name, '.json'));
  expect(names.toSorted()).toEqual([...dealerships.keys()].toSorted());
});
