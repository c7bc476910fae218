import { afterAll, beforeAll, expect, test } from 'vitest';
import { NO_PLACES } from '#src/rules/places/gazetteer.ts';
import { readSearchQuery } from '#src/rules/search/search-query.ts';
import type { Context } from '#src/use-cases/context.ts';
import { showPage } from '#src/views/pages/show-page.ts';
import { type SearchPage, searchStock } from '#src/views/search/search-stock.ts';
import { aFleet, type Fleet, NOW } from '#tests/factories/a-fleet.ts';
import { aDealership, aLocation, aSiteFile } from '#tests/factories/a-site-file.ts';
import { aVehicle, someVehicles } from '#tests/factories/a-vehicle.ts';

const ALL = 'new-used-and-demo-cars';
const SOLD = { status: 'sold', sold_date: NOW.toISOString() };
const aModel = (name: string) => ({ name, override_url: null, status: 'current' as const, image_url: null, bodies: [] });
const aPage = (title: string) => ({ title, blocks: [{ block: 'vehicle-rail', heading: 'In stock' }] });
const TILES = [{ title: 'We buy cars', text: 'Yours too', href: '/special-offers' }];
let fleet: Fleet;
let big: Context;
let runs: Context;
let plain: Context;
let startsUsed: Context;
beforeAll(async () => {
  const catalogue = [
    { name: 'Toyota', logo_url: null, models: [aModel('Corolla'), aModel('Hilux'), aModel('About')] },
    { name: 'Ford', logo_url: null, models: [aModel('Ranger')] },
    { name: 'Lada', logo_url: null, models: [aModel('Niva')] },
  ];
  fleet = await aFleet(
    [
      aSiteFile({
        slug: 'big',
        dealerships: [
          aDealership('big-motors', {
            name: 'Big Motors',
            locations: [aLocation({ slug: 'big-yard', name: 'Big Yard', primary: true }), aLocation({ slug: 'annex' })],
          }),
        ],
        pages: { home: aPage('Home'), about: aPage('About us') },
      }),
      aSiteFile({ slug: 'runs', dealerships: [aDealership('runs-motors')], switches: { soldHandling: true } }),
      aSiteFile({ slug: 'plain', dealerships: ['runs-motors'] }),
      aSiteFile({ slug: 'promos', dealerships: ['big-motors'], switches: { promoTiles: TILES, promoAlways: true } }),
      aSiteFile({
        slug: 'no-promos',
        dealerships: ['big-motors'],
        switches: { promoTiles: TILES, promoAlways: true, promoCards: false },
      }),
      aSiteFile({
        slug: 'starts-used',
        dealerships: ['big-motors'],
        switches: { defaultFilters: ['car_type:used'], shownFacets: ['model', 'price', 'make', 'car_type'] },
      }),
    ],
    undefined,
    catalogue,
  );
  await fleet.stock('big-motors', [
    ...someVehicles(43, { location: 'big-yard' }),
    aVehicle({ stocknum: 'ford', make: 'Ford', model: 'Ranger', car_type: 'demo', simple_body: 'Ute', location: 'annex' }),
    aVehicle({ stocknum: 'ev', make: 'Zeekr', model: '7X', car_type: 'new', simple_body: 'SUV', location: 'annex' }),
  ]);
  await fleet.stock('runs-motors', [
    aVehicle({ stocknum: 'r1', ...SOLD }),
    aVehicle({ stocknum: 'r2', ...SOLD }),
    aVehicle({ stocknum: 'r3' }),
    aVehicle({ stocknum: 'r4', ...SOLD }),
    aVehicle({ stocknum: 'r5', make: 'Ford', ...SOLD }),
    aVehicle({ stocknum: 'r6', make: 'Ford', ...SOLD }),
  ]);
  big = await fleet.context('big');
  runs = await fleet.context('runs');
  plain = await fleet.context('plain');
  startsUsed = await fleet.context('starts-used');
});
afterAll(() => fleet.end());

const search = (context: Context, slug: string, query = '', model?: string) =>
  searchStock(context, { slug, model, query: readSearchQuery(new URLSearchParams(query)) }, NO_PLACES);
const page = (wanted: string | null) => search(big, ALL, wanted === null ? '' : `page=${wanted}`);
const found = (slug: string, model?: string) => search(big, slug, '', model);
const cardsOf = (one: SearchPage | null) => one?.cells.flatMap((cell) => (cell.kind === 'vehicle' ? [cell.card] : [])) ?? [];
const stocknums = (context: Context, slug = ALL, query = '') =>
  cardsOf(search(context, slug, query)).map(({ stockNumber }) => stockNumber?.replace('Stock ', ''));

test.each(['ford', 'FORD', 'Ford'])('S16.3, S18.3 a value spelt %s in the address is the stock’s own Ford', (make) => {
  const page = searchStock(
    big,
    { slug: ALL, query: readSearchQuery(new URLSearchParams([['refinementList[make][]', make]])) },
    NO_PLACES,
  );
  expect([page?.title, page?.query.words.make, page?.count]).toEqual(['Ford', ['Ford'], 1]);
});

test('A11 only the first page of results leads to an alert, which is about the search without its page', () => {
  expect(page('1')?.alertHref).toBe(`/alerts?search=/search/${ALL}/`);
  expect([page('2')?.alertHref, page('3')?.alertHref]).toEqual([null, null]);
  expect(search(plain, 'ford', 'query=red')?.alertHref).toBe('/alerts?search=/search/ford%3Fquery%3Dred');
});

test('S6.1 a page has 21 hits, the last what is left, and the count is that of all', () => {
  expect([page('1'), page('2'), page('3')].map((one) => cardsOf(one).length)).toEqual([21, 21, 3]);
  expect(page('3')).toMatchObject({ count: 45, query: { page: 3 }, pages: 3 });
  const ids = ['1', '2', '3'].flatMap((wanted) => cardsOf(page(wanted)).map(({ id }) => id));
  expect(new Set(ids).size).toBe(45);
});
test.each([
  [null, 1],
  ['', 1],
  ['0', 1],
  ['-2', 1],
  ['two', 1],
  ['2.5', 1],
  ['99', 3],
  ['9'.repeat(400), 3],
])('S2.5 the page number %j in an address leads to page %i', (wanted, expected) =>
  expect(page(wanted)?.query.page).toBe(expected),
);
test.each([
  [ALL, 45, 'All cars'],
  ['used-cars', 43, 'Used cars'],
  ['new-and-demo-cars', 2, 'New and demo cars'],
  ['demo-cars', 1, 'Demo cars'],
  ['new-cars', 1, 'New cars'],
])('S1.1 /search/%s shows %i vehicles under "%s"', (slug, count, title) => expect(found(slug)).toMatchObject({ count, title }));
test.each([
  ['ford', 1, 'Ford'],
  ['zeekr', 1, 'Zeekr'],
  ['lada', 0, 'Lada'],
])('S1.2 /search/%s shows the %i vehicles of the make "%s"', (slug, count, title) =>
  expect(found(slug)).toMatchObject({ count, title }),
);
test.each([
  ['ute', 1, 'Utes'],
  ['big-yard', 43, 'Big Yard'],
  ['big-motors', 45, 'Big Motors'],
])('S1.3 /search/%s, a body, location or dealership, shows %i vehicles under "%s"', (slug, count, title) =>
  expect(found(slug)).toMatchObject({ count, title }),
);
test('S1.2 a model is found under its own make, in stock or only in the catalogue', () => {
  expect(found('ford', 'ranger')).toMatchObject({ count: 1, title: 'Ford Ranger' });
  expect(found('lada', 'niva')).toMatchObject({ count: 0, title: 'Lada Niva' });
});
test.each([
  ['nothing', undefined],
  ['', undefined],
  ['toyota', 'ranger'],
  ['toyota', 'nothing'],
  ['ute', 'ranger'],
])('S1.6 /search/%s with the model %s names nothing', (slug, model) => expect(found(slug, model)).toBeNull());

test('S12.1, S12.2 with sold handling on, only the first of a run of sold cars is kept; count and pages stay those of all', () => {
  expect(stocknums(runs)).toEqual(['r1', 'r3', 'r4']);
  expect(search(runs, ALL)).toMatchObject({ count: 6, pages: 1 });
});
test('S12.1 where every hit is sold, all are kept', () => expect(stocknums(runs, 'ford')).toEqual(['r5', 'r6']));
test('P11.6 with sold handling off, all sold cars are there', () =>
  expect(stocknums(plain)).toEqual(['r1', 'r2', 'r3', 'r4', 'r5', 'r6']));

test('P11.7 with promo cards off, a site’s promotions are nowhere in its results', async () => {
  const told = async (slug: string) => JSON.stringify(search(await fleet.context(slug), ALL));
  expect(await told('promos')).toContain('We buy cars');
  expect(await told('no-promos')).not.toMatch(/We buy cars|promo-/);
});

test('I6.3 an address at the root is a page of the site first, then a model of a make it has', () => {
  expect(showPage(big, 'about')).toMatchObject({ kind: 'page', page: { title: 'About us' } });
  expect(showPage(big, 'hilux')).toMatchObject({ kind: 'model', model: { name: 'Hilux', make: 'Toyota' } });
  expect(showPage(big, 'niva')).toBeNull();
  expect(showPage(big, 'constructor')).toBeNull();
});

test('S10.2 what a path fixes, a default filter does not override', () => {
  const page = searchStock(startsUsed, { slug: 'new-cars', query: readSearchQuery(new URLSearchParams()) }, NO_PLACES);
  expect([page?.title, page?.query.words.car_type, page?.count]).toEqual(['New cars', ['new'], 1]);
});

test('S10.1 the default filters apply to an address that fixes nothing of theirs', () => {
  const page = searchStock(startsUsed, { slug: 'toyota', query: readSearchQuery(new URLSearchParams()) }, NO_PLACES);
  expect(page?.query.words).toEqual({ make: ['Toyota'], car_type: ['used'] });
});

test('S3.2 the facets shown and their order are exactly the switch', () => {
  const page = searchStock(startsUsed, { slug: ALL, query: readSearchQuery(new URLSearchParams()) }, NO_PLACES);
  expect(page?.facets.map(({ facet }) => facet)).toEqual(['model', 'price', 'make', 'car_type']);
});
