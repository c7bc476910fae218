import path from 'node:path';
import { expect, test } from 'vitest';
import { slugOf } from '#src/rules/text/slug.ts';
import { readCatalogue } from '#src/site/files/catalogue-file.ts';
import { resolveSwitches } from '#src/site/layers.ts';
import { wholeSiteFiles } from '#tests/factories/whole-site-files.ts';

const FOLDER = path.join(import.meta.dirname, '..', 'sites');
const { sites, layers } = await wholeSiteFiles(FOLDER);

function siteOf(slug: string) {
  const site = sites.find((one) => one.site.slug === slug)?.site;
  if (site === undefined) throw new Error(`There is no demo site ${slug}.`);
  const layer = (kind: string, name: string | null) => ({
    name: kind,
    switches: layers.find((one) => one.kind === kind && one.name === name)?.switches ?? {},
  });
  const under = [layer('template', site.template), layer('brand', site.brand), layer('group', site.group)];
  return { site, switches: resolveSwitches([...under, { name: 'site', switches: site.switches }]).values };
}

test('P9.1 harbour is Harbour City Motors of Brisbane 4006: one dealership on the template classic', () => {
  const { site, switches } = siteOf('harbour');
  expect(site).toMatchObject({ name: 'Harbour City Motors', template: 'classic' });
  expect(site.dealerships).toMatchObject([{ locations: [{ address: { postcode: '4006', state: 'QLD' } }, {}] }]);
  expect(switches).toMatchObject({ financeProvider: 'manual', serviceForm: 'default', serviceBookingUrl: null });
});

test('P9.3 summit has four cards a row, random promotions, sold handling and favourites that say Compare', () => {
  expect(siteOf('summit').switches).toMatchObject({
    cardsPerRow: 4,
    promoRandom: true,
    soldHandling: true,
    financeAmount: 'price',
    financeRoundsUp: true,
    saveLabel: 'Compare',
  });
});

test('P9.5 coastline-mg is a manufacturer’s site for MG whose menus open on hover', () => {
  const { site, switches } = siteOf('coastline-mg');
  expect(site).toMatchObject({ name: 'Coastline MG', manufacturer: 'MG' });
  expect(switches.menusOpenOn).toBe('hover');
});

test('P9.6 redgum is Redgum Caravans, the caravan variant', () => {
  expect(siteOf('redgum')).toMatchObject({ site: { name: 'Redgum Caravans' }, switches: { itemType: 'caravan' } });
});

test('P9.7 swiftlane shows its phone at once, results in a grid, and starts again at its offers', () => {
  const { site, switches } = siteOf('swiftlane');
  expect(switches).toMatchObject({
    showsPhones: true,
    resultsLayout: 'grid',
    clearFiltersHref: '/special-offers',
    breadcrumbPrefix: '/used-car/',
  });
  expect(site.dealerships).toMatchObject([{ switches: { offersSubscriptions: true, financeQuotes: true } }]);
});

const EVERY = ['special-offers', 'service', 'book-test-drive', 'privacy-policy', 'terms-and-conditions'];
test.each([
  ['P9.1', 'harbour', ['models', 'careers', 'about-us', 'trade-in', 'finance']],
  ['P9.4', 'summit', ['brands', 'dealer-locator', 'fleet', 'blog/vehicle-reviews']],
  ['P9.5', 'coastline-mg', ['models', 'roadside-assist', 'warranty', 'charging-solutions']],
  ['P9.8', 'harbour', [...EVERY, 'contact-us']],
  ['P9.8', 'summit', [...EVERY, 'contact-us']],
  ['P9.8', 'coastline-mg', [...EVERY, 'contact']],
  ['P9.8', 'redgum', [...EVERY, 'contact-us']],
  ['P9.8', 'swiftlane', [...EVERY, 'contact-us']],
])('%s %s has the pages %j', (_fact, slug, pages) => {
  expect(Object.keys(siteOf(slug).site.pages)).toEqual(expect.arrayContaining(pages));
});

test.each(sites.map(({ site }) => [site.slug, site] as const))(
  '%s says that it is a demonstration in one line of the footer and on the terms page, and nowhere else',
  (_, { switches, pages, dealerships }) => {
    const notices = (part: unknown) => JSON.stringify(part).match(/demonstration site/g)?.length ?? 0;
    const { footerNote, ...others } = switches;
    expect([notices(footerNote), notices(pages['terms-and-conditions']), notices(pages)]).toEqual([1, 1, 1]);
    expect(notices([others, dealerships])).toBe(0);
  },
);

test('E3 each petrol model’s page of coastline-mg has a servicing banner that leads to Precise Price Servicing for that model', () => {
  const { pages } = siteOf('coastline-mg').site;
  const banners = ['hs', 'zs', 'mg3'].map((model) =>
    (pages[`models/${model}`]?.blocks ?? []).find((one) => one.block === 'image-overlay'),
  );
  expect(banners).toMatchObject(
    ['hs', 'zs', 'mg3'].map((model) => ({
      heading: 'Precise Price Servicing',
      link: { href: `/pages/precise-price-servicing?model=${model}` },
    })),
  );
});

/** The models whose figures the catalogue marks as made up. */
const sampled = (await readCatalogue(FOLDER)).flatMap(({ models }) =>
  models.filter(({ variants = [] }) => variants.some(({ sample }) => sample)).map(({ name }) => slugOf(name)),
);
const FIGURE =
  /\d(?:[\d.,]*\d)?(?:%|-inch| (?:drag|inches|k?m|metres|kilometres|litres|kg|kWh?|kilowatts|seconds|minutes|months)\b)/;
const told = Object.entries(siteOf('coastline-mg').site.pages).filter(([, { blocks }]) => {
  const named = [...JSON.stringify(blocks).matchAll(/"(?:model|only)":(\[[^\]]*\]|"[^"]*")/g)].map(([, names]) => names);
  return FIGURE.test(JSON.stringify(blocks)) && sampled.some((model) => named.some((names) => names?.includes(`"${model}"`)));
});

test('E1 a page whose texts give figures of models of which the catalogue has samples is marked as a sample itself', () => {
  expect(told.map(([address]) => address)).toEqual(
    expect.arrayContaining(['pages/mg-im', 'models/im5', 'models/im6', 'models/hs', 'models/zs', 'models/mg3']),
  );
  expect(told.filter(([, { isSample }]) => !isSample).map(([address]) => address)).toEqual([]);
});
