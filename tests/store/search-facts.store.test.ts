import { afterAll, beforeAll, expect, test } from 'vitest';
import { ALL_SLUG } from '#src/rules/addresses/all-stock.ts';
import { NO_PLACES } from '#src/rules/places/gazetteer.ts';
import type { Sort } from '#src/rules/search/search-query.ts';
import { readSearchQuery } from '#src/rules/search/search-query.ts';
import type { Stock } from '#src/showroom/stock.ts';
import type { Context } from '#src/use-cases/context.ts';
import { searchAnswer } from '#src/views/search/search-answer.ts';
import { searchStock } from '#src/views/search/search-stock.ts';
import { aFleet, type Fleet, NOW } from '#tests/factories/a-fleet.ts';
import { aDealership, aSiteFile } from '#tests/factories/a-site-file.ts';
import { aVehicle, someVehicles } from '#tests/factories/a-vehicle.ts';

const SOLD = { status: 'sold', sold_date: NOW.toISOString() };
const weekly = (paymentWeek: number) => ({ alpha: { paymentWeek, interestRate: 7, comparisonRate: 8 } });
let fleet: Fleet;
const contexts = new Map<string, Context>();
const at = (slug: string): Context => {
  const context = contexts.get(slug);
  if (context === undefined) throw new Error(`There is no context of ${slug}.`);
  return context;
};
beforeAll(async () => {
  fleet = await aFleet([
    aSiteFile({
      slug: 'ties',
      dealerships: [aDealership('east'), aDealership('west')],
      switches: { lowestPriceNeedsPrice: false },
    }),
    aSiteFile({ slug: 'words', dealerships: [aDealership('words-motors')] }),
    aSiteFile({
      slug: 'wide-bands',
      dealerships: ['words-motors'],
      switches: {
        priceBandDollars: 25_000,
        weeklyBandDollars: 200,
        cardAttributes: ['km', 'stocknum'],
        newTagText: 'New Arrival',
      },
    }),
    aSiteFile({
      slug: 'no-finance',
      dealerships: ['words-motors'],
      switches: { financeEnabled: false, shownFacets: ['make', 'weekly_price_range'], defaultFilters: ['make:Zorbel'] },
    }),
    aSiteFile({ slug: 'sold-runs', dealerships: [aDealership('runs-motors')], switches: { soldHandling: true } }),
    aSiteFile({ slug: 'random', dealerships: ['runs-motors'], switches: { promoRandom: true, promoAlways: true } }),
    aSiteFile({ slug: 'random-too', dealerships: ['runs-motors'], switches: { promoRandom: true, promoAlways: true } }),
  ]);
  const alike = (names: readonly string[]) =>
    names.map((stocknum) => aVehicle({ stocknum, custom_rank: 1, created_at: '2026-11-10T00:00:00Z' }));
  // Turn and turn about, so that no dealership's cars have all of the lower ids.
  await fleet.stock('west', alike(['a', 'b']));
  await fleet.stock('east', alike(['c', 'd']));
  await fleet.stock('west', alike(['a', 'b', 'e', 'f']));
  await fleet.stock('words-motors', [
    aVehicle({
      stocknum: 'QZ777',
      make: 'Zorbel',
      model: 'Quixel',
      badge: 'Brantic',
      series: 'Velnor',
      colour: 'Ochrette',
      simple_body: 'Convertible',
      simple_fuel: 'Hydrogen',
      vin: 'KNAC81GFXR5123456',
      standardEquipment: ['Moonshade'],
      price: 52_000,
      km: 41_280,
      simple_transmission: 'Automatic',
      finance_lenders: weekly(251),
      created_at: '2026-11-14T00:00:00Z',
    }),
    aVehicle({ stocknum: 'plain', simple_body: 'Sedan', simple_fuel: 'Petrol', price: 24_000, finance_lenders: weekly(99) }),
  ]);
  // The 20th to the 23rd are sold: a run that crosses the end of the first page of 21.
  const rows = someVehicles(25).map((row, index) => ({
    ...row,
    custom_rank: -index,
    ...(index >= 19 && index <= 22 ? SOLD : {}),
  }));
  await fleet.stock('runs-motors', rows);
  for (const slug of ['ties', 'words', 'wide-bands', 'no-finance', 'sold-runs', 'random', 'random-too'])
    contexts.set(slug, await fleet.context(slug));
});
afterAll(() => fleet.end());

const query = (search = '') => readSearchQuery(new URLSearchParams(search));
const answer = (slug: string, search = '') => searchAnswer(at(slug), query(search), NO_PLACES);
const stocknums = (slug: string, search = '') => answer(slug, search).hits.map(({ stocknum }) => stocknum);

test.each<Sort>(['relevance', 'latest', 'price-desc', 'price-asc'])('I1.2 in the order %s ties are settled by id', (sort) => {
  const ids = answer('ties', `sortBy=${sort}`).hits.map(({ id }) => id);
  expect(ids).toHaveLength(6);
  expect(ids).toEqual(ids.toSorted((a, b) => a - b));
});

test.each([
  ['make', 'zorbel'],
  ['model', 'quixel'],
  ['badge', 'brantic'],
  ['series', 'velnor'],
  ['colour', 'ochrette'],
  ['body', 'convertible'],
  ['fuel', 'hydrogen'],
  ['stock number', 'QZ777'],
  ['VIN', 'KNAC81GFXR5123456'],
  ['features', 'moonshade'],
])('S9.1 free text finds a vehicle by its %s', (_field, text) => expect(stocknums('words', `query=${text}`)).toEqual(['QZ777']));

const counts = (slug: string, facet: 'price_range' | 'weekly_price_range') => {
  const stock: Stock = at(slug).showroom.stock;
  const { facets } = stock.search(
    { text: '', sort: 'relevance', words: {}, ranges: {} },
    { offset: 0, limit: 0, facets: [facet] },
  );
  return facets[facet]?.map(({ value, count }) => `${value}: ${count}`);
};

test('S3.3 bands of prices are 10,000 dollars wide, or as wide as the switch says', () => {
  expect(counts('words', 'price_range')).toEqual(['20000-29999: 1', '50000-59999: 1']);
  expect(counts('wide-bands', 'price_range')).toEqual(['0-24999: 1', '50000-74999: 1']);
});

test('S12.2 sold runs are thinned within one page after paging; count, pages and facets stay those of the whole result', () => {
  const [first, second] = [answer('sold-runs'), answer('sold-runs', 'page=2')];
  const names = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => `N${from + index}`);
  expect(first.hits.map(({ stocknum }) => stocknum)).toEqual(names(1, 20));
  expect(second.hits.map(({ stocknum }) => stocknum)).toEqual(['N22', 'N24', 'N25']);
  for (const one of [first, second]) expect(one).toMatchObject({ count: 25, pages: 2, facets: { make: { Toyota: 25 } } });
});

test('S15.1 a result is cached by sort and refinements too, and not shared between sites', () => {
  const part = { offset: 0, limit: 21, facets: [] };
  const asked = { text: '', sort: 'relevance', words: {}, ranges: {} } as const;
  const { stock } = at('words').showroom;
  const once = stock.search({ ...asked, words: { make: ['Zorbel'] } }, part);
  expect(stock.search({ ...asked, words: { make: ['Zorbel'] } }, part)).toBe(once);
  expect(stock.search({ ...asked, words: { make: ['Toyota'] } }, part).cards[0]?.stocknum).toBe('plain');
  expect(stock.search({ ...asked, words: {}, sort: 'price-asc' }, part).cards[0]?.stocknum).toBe('plain');
  expect(stock.search({ ...asked, words: {}, sort: 'price-desc' }, part).cards[0]?.stocknum).toBe('QZ777');
  expect(at('wide-bands').showroom.stock.search({ ...asked, words: { make: ['Zorbel'] } }, part)).not.toBe(once);
});

const cell = (slug: string, path: string, now: number) =>
  searchStock({ ...at(slug), now }, { slug: path, query: query() }, NO_PLACES)?.cells.findIndex(({ kind }) => kind === 'promo');

test('S18.5, H7.1 a random promo position is seeded by site, address and day: another of any of them gives another sequence', () => {
  const days = Array.from({ length: 30 }, (_, day) => NOW.getTime() + day * 86_400_000);
  const cells = (slug: string, path: string, hours = 0) => days.map((day) => cell(slug, path, day + hours * 3_600_000));
  const own = cells('random', 'used-cars');
  expect(new Set(own)).toEqual(new Set([2, 3, 4]));
  // NOW is ten in the morning in Brisbane: thirteen hours on it is the same day.
  expect(cells('random', 'used-cars', 13)).toEqual(own);
  expect(cells('random', 'toyota')).not.toEqual(own);
  expect(cells('random-too', 'used-cars')).not.toEqual(own);
});

const cardOf = (slug: string) =>
  searchStock(at(slug), { slug: 'zorbel', query: query() }, NO_PLACES)?.cells.flatMap((one) =>
    one.kind === 'vehicle' ? [one.card] : [],
  )[0];

test('C1.3 a card shows type, body, kilometres, transmission and stock number, or what the switch names', () => {
  const shown = (slug: string) => [...(cardOf(slug)?.attributes ?? []), cardOf(slug)?.stockNumber];
  expect(shown('words')).toEqual(['Used', 'Convertible', '41,280 km', 'Automatic', 'Stock QZ777']);
  expect(shown('wide-bands')).toEqual(['41,280 km', 'Stock QZ777']);
});

test('C6.1 a vehicle that came in lately is tagged New, or New Arrival by switch', () =>
  expect(['words', 'wide-bands'].map((slug) => cardOf(slug)?.tag?.text)).toEqual(['New', 'New Arrival']));

test('P11.2 without finance a weekly budget in the address chooses nothing, and neither page nor API has the facet', () => {
  const weekly = readSearchQuery(new URLSearchParams('refinementList[weekly_price_range][]=100-149&all=1'));
  const page = searchStock(at('no-finance'), { slug: ALL_SLUG, query: weekly }, NO_PLACES);
  expect([page?.count, page?.chips, page?.query.words, page?.facets.map(({ facet }) => facet)]).toEqual([2, [], {}, ['make']]);
  const { count, facets } = searchAnswer(at('no-finance'), weekly, NO_PLACES);
  expect([count, Object.keys(facets)]).toEqual([2, ['make']]);
});
test('P11.2 without finance a weekly budget in the address leaves the site’s default filters on', () => {
  const weekly = readSearchQuery(new URLSearchParams('refinementList[weekly_price_range][]=100-149'));
  expect(searchAnswer(at('no-finance'), weekly, NO_PLACES).count).toBe(1);
});
test.each(['weekly budget', '100-149 a week', 'under $150 a week'])(
  'P11.2 without finance no words mean a weekly budget: %s',
  (text) => {
    const page = searchStock(
      at('no-finance'),
      { slug: ALL_SLUG, query: { ...readSearchQuery(new URLSearchParams()), text } },
      NO_PLACES,
    );
    expect(page?.query.words.weekly_price_range).toBeUndefined();
    expect(JSON.stringify(page?.understood ?? null)).not.toMatch(/week/i);
  },
);
