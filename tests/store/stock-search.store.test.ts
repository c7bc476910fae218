import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Facet, WordFacet } from '#src/rules/search/facets.ts';
import type { Stock } from '#src/showroom/stock.ts';
import type { StockPart, StockQuery } from '#src/showroom/stock-search.ts';
import { aFleet, type Fleet } from '#tests/factories/a-fleet.ts';
import { aDealership, aLocation, aSiteFile } from '#tests/factories/a-site-file.ts';
import { aVehicle } from '#tests/factories/a-vehicle.ts';

let fleet: Fleet;
let whole: Stock;
let other: Stock;
beforeAll(async () => {
  fleet = await aFleet([
    aSiteFile({
      slug: 'whole',
      dealerships: [
        aDealership('north', {
          name: 'North Motors',
          locations: [
            aLocation({ slug: 'north-yard', name: 'North Yard', address: { city: 'Cairns', state: 'QLD', postcode: '4870' } }),
          ],
        }),
      ],
      switches: {
        seriesOrder: ['duo', 'city'],
        filteredFeatures: ['Sunroof', 'Tow bar', 'Never fitted'],
        categories: [{ name: 'Work utes', filter: 'body:Ute AND fuel:Diesel' }],
      },
    }),
    aSiteFile({ slug: 'changing' }),
    aSiteFile({
      slug: 'other',
      dealerships: ['north'],
      switches: { overrideCity: 'Everywhere', lowestPriceNeedsPrice: false, truckMeans: 'ute', searchFilters: ['car_type:used'] },
    }),
  ]);
  await fleet.stock('north', [
    aVehicle({
      stocknum: 'hilux',
      make: 'Toyota',
      model: 'HiLux',
      badge: 'SR5',
      simple_body: 'Ute',
      simple_fuel: 'Diesel',
      price: 45_000,
      km: 90_000,
      colour: 'Glacier White',
      standardEquipment: ['Tow bar', 'Canopy'],
      created_at: '2026-11-10T00:00:00Z',
    }),
    aVehicle({
      stocknum: 'corolla',
      make: 'Toyota',
      model: 'Corolla',
      simple_body: 'Sedan',
      simple_fuel: 'Petrol',
      price: 22_000.5,
      km: 30_000,
      colour: 'Gold',
      series: 'City',
      created_at: '2026-11-12T00:00:00Z',
    }),
    aVehicle({
      stocknum: 'cx5',
      make: 'Mazda',
      model: 'CX-5',
      simple_body: 'SUV',
      simple_fuel: 'Diesel',
      price: 31_000,
      km: 60_000,
      colour: 'White',
      standardEquipment: ['sunroof', 'Golf clubs'],
      seats: 5,
      created_at: '2026-11-11T00:00:00Z',
    }),
    aVehicle({
      stocknum: 'ask',
      make: 'mazda',
      model: '3',
      simple_body: 'Truck',
      simple_fuel: null,
      price: null,
      km: null,
      colour: null,
      created_at: '2026-11-13T00:00:00Z',
    }),
    aVehicle({
      stocknum: 'new',
      make: 'Kia',
      model: 'EV5',
      car_type: 'new',
      simple_body: 'SUV',
      simple_fuel: 'Electric',
      price: 10,
      km: 10,
      badge: 'While',
      series: 'Duo',
      custom_rank: -5,
      vin: 'KNAC81GFXR5123456',
      created_at: '2026-11-09T00:00:00Z',
    }),
  ]);
  whole = (await fleet.context('whole')).showroom.stock;
  other = (await fleet.context('other')).showroom.stock;
});
afterAll(() => fleet.end());

const asked = (query: Partial<StockQuery>): StockQuery => ({ text: '', sort: 'relevance', words: {}, ranges: {}, ...query });
const part = (facets: readonly Facet[] = []): StockPart => ({ offset: 0, limit: 100, facets });
const found = (query: Partial<StockQuery>, stock = whole) =>
  stock.search(asked(query), part()).cards.map(({ stocknum }) => stocknum);
const byText = (text: string, stock = whole) => found({ text }, stock).toSorted();
const counts = (facet: WordFacet, query: Partial<StockQuery> = {}, stock = whole) =>
  Object.fromEntries(stock.search(asked(query), part([facet])).facets[facet]?.map(({ value, count }) => [value, count]) ?? []);

test('S5.7 relevance is the site’s order of series before custom rank', () =>
  expect(found({})).toEqual(['new', 'corolla', 'hilux', 'cx5', 'ask']));
test('S5.1 where no order of series is set, custom rank decides, highest first', () =>
  expect(found({}, other)).toEqual(['hilux', 'corolla', 'cx5', 'ask']));
test('S5.2 latest is by created_at, newest first', () =>
  expect(found({ sort: 'latest' })).toEqual(['ask', 'corolla', 'cx5', 'hilux', 'new']));
test('S5.3, S5.5 the highest price comes first; no price and a placeholder come last, alike', () =>
  expect(found({ sort: 'price-desc' })).toEqual(['hilux', 'cx5', 'corolla', 'ask', 'new']));
test('S5.4 the lowest price leaves out vehicles without a price above ten, in counts too', () => {
  expect(found({ sort: 'price-asc' })).toEqual(['corolla', 'cx5', 'hilux']);
  expect(counts('make', { sort: 'price-asc' })).toEqual({ Kia: 0, Mazda: 1, Toyota: 2 });
  expect(whole.countOf(asked({ sort: 'price-asc' }))).toBe(3);
});
test('S5.4, S5.5 by switch the lowest price keeps vehicles without a price and placeholders, at the end', () =>
  expect(found({ sort: 'price-asc' }, other)).toEqual(['corolla', 'cx5', 'hilux', 'ask']));

test('S4.2 values within a facet are OR, facets are AND', () => {
  expect(found({ words: { make: ['Toyota', 'Kia'] } })).toEqual(['new', 'corolla', 'hilux']);
  expect(found({ words: { make: ['Toyota', 'Kia'], body: ['Ute', 'SUV'] } })).toEqual(['new', 'hilux']);
});
test('S4.1, S4.3 every value is counted, with zeros, and a facet’s own counts ignore its own selection', () => {
  const query = { words: { make: ['Toyota'], fuel: ['Diesel'] } } as const;
  expect(counts('make', query)).toEqual({ Kia: 0, Mazda: 1, Toyota: 1 });
  expect(counts('fuel', query)).toEqual({ Diesel: 1, Electric: 0, Petrol: 1 });
  expect(counts('body', query)).toEqual({ 'Light Truck': 0, Sedan: 0, SUV: 0, Ute: 1 });
});
test('S4.1 spellings that differ in capitals are one value: who chooses it finds as many as it is counted', () => {
  expect(counts('make')).toEqual({ Kia: 1, Mazda: 2, Toyota: 2 });
  expect(found({ words: { make: ['MAZDA'] } })).toEqual(['cx5', 'ask']);
});
test('S4.2 a value that nobody has finds nobody', () => {
  expect(found({ words: { make: ['constructor'] } })).toEqual([]);
  expect(found({ words: { colour: [''] } })).toEqual([]);
});
test('S5.6 a placeholder of ten dollars is outside every price range', () =>
  expect(found({ ranges: { price: { min: 0, max: 100 } } })).toEqual([]));
test('S5.6 a placeholder of ten dollars does not move the ends of the price slider', () =>
  expect(whole.search(asked({}), part(['price'])).ranges.price).toMatchObject({ min: 22_000, max: 45_000 }));

test('S4.3, I1.3 a range ignores its own selection, is in whole numbers, and includes both ends', () => {
  const { ranges } = whole.search(asked({ ranges: { price: { min: 31_000, max: 45_000 } } }), part(['price', 'km']));
  expect(ranges.price).toMatchObject({ min: 22_000, max: 45_000 });
  expect(ranges.km).toMatchObject({ min: 60_000, max: 90_000 });
  expect(ranges.km?.bars).toEqual([1, ...Array.from({ length: 22 }, () => 0), 1]);
  expect(whole.search(asked({ words: { model: ['Corolla'] } }), part(['price'])).ranges.price).toMatchObject({
    min: 22_000,
    max: 22_001,
  });
});
test('S4 a range that no vehicle has a number for is not there', () =>
  expect(whole.search(asked({}), part(['subscription_price'])).ranges).toEqual({}));

test('S3.3 bands of prices are told by their ends; ten dollars or less is in none', () =>
  expect(counts('price_range')).toEqual({ '20000-29999': 1, '30000-39999': 1, '40000-49999': 1 }));
test('S3.5 picked equipment is counted however it is written, and only where a vehicle has it', () =>
  expect(counts('filtered_features')).toEqual({ Sunroof: 1, 'Tow bar': 1 }));
test('S3.6 a site’s own categories are the vehicles that meet their filters', () => {
  expect(counts('categories')).toEqual({ 'Work utes': 1 });
  expect(found({ words: { categories: ['work utes'] } })).toEqual(['hilux']);
});
test('S3 the values of a facet are those of the visible stock, by name', () => {
  expect(whole.values('price_range')).toEqual(['20000-29999', '30000-39999', '40000-49999']);
  expect(other.values('make')).toEqual(['Mazda', 'Toyota']);
});
test('P13.1 the city that stands in for all others is the one that is counted and found', () => {
  expect(counts('city')).toEqual({ Cairns: 5 });
  expect(counts('city', {}, other)).toEqual({ Everywhere: 4 });
  expect(found({ words: { city: ['Cairns'] } }, other)).toEqual([]);
});
test('P7e a body is called what the site means by it, in values and in text', () => {
  expect(counts('body', {}, other)).toEqual({ Sedan: 1, SUV: 1, Ute: 2 });
  expect(byText('ute', other)).toEqual(['ask', 'hilux']);
  expect(byText('ute')).toEqual(['hilux']);
  expect(byText('light')).toEqual(['ask']);
});

test.each([
  ['toyota hilux diesel', ['hilux']],
  ['diesel', ['cx5', 'hilux']],
  ['DIESEL toyota', ['hilux']],
  ['toyota electric', []],
  ['cx-5', ['cx5']],
  ['cx5', ['cx5']],
  ['cx 5', ['cx5']],
  ['canopy', ['hilux']],
  ['KNAC81GFXR5123456', ['new']],
  ['tow', ['hilux']],
])('S9.2 %j finds %j, which have all of its words', (text, expected) => expect(byText(text)).toEqual(expected));
test.each([
  ['corola', ['corolla']],
  ['toyoat hilux', ['hilux']],
  ['eletcirc', ['new']],
  ['elcetrci', ['new']],
])('S9.3 %j finds %j in spite of errors', (text, expected) => expect(byText(text)).toEqual(expected));
test('S9.3 a word that is spelt right is no typing error: who looks for golf clubs is not shown gold', () => {
  expect(byText('gold')).toEqual(['corolla']);
  expect(byText('golf')).toEqual(['cx5']);
  expect(byText('gols')).toEqual(['corolla', 'cx5']);
});
test('S9.3 a word that only hidden stock has is a typing error: a site forgives by what it shows itself', () => {
  expect(byText('while')).toEqual(['new']);
  expect(byText('while', other)).toEqual(['cx5', 'hilux']);
});
test.each([['kai'], ['ev6'], ['cx6'], ['ctoyolraa']])('S9.3 %j is forgiven nothing, or too much is wrong with it', (text) =>
  expect(byText(text)).toEqual([]),
);
test('S9.4 only the last word is found by its beginning', () => {
  expect(byText('diesel toy')).toEqual(['hilux']);
  expect(byText('toy diesel')).toEqual([]);
});
test('S9 a text without a word asks for nothing', () => expect(byText(' -- ! ')).toHaveLength(5));

test('S15.1 the same question is answered once; another page is another question', () => {
  const query = asked({ text: 'toyota' });
  const once = whole.search(query, part());
  expect(whole.search(asked({ text: 'toyota' }), part())).toBe(once);
  expect(whole.search(query, { ...part(), offset: 1 }).cards).toEqual(once.cards.slice(1));
});
test('S15.2 when a hundred are kept the oldest leaves', () => {
  const ask = (offset: number) => other.search(asked({ sort: 'latest' }), { offset, limit: 1, facets: [] });
  const answers = Array.from({ length: 101 }, (_, offset) => ask(offset));
  // A hundred are there, and asking for one that is there pushes none out.
  for (const offset of Array.from({ length: 100 }, (_, at) => at + 1)) expect(ask(offset), String(offset)).toBe(answers[offset]);
  expect(ask(0)).not.toBe(answers[0]);
  // Now the second is the oldest that left.
  expect(ask(1)).not.toBe(answers[1]);
  expect(ask(100)).toBe(answers[100]);
});
test('S15.1 the counts of a search without choices are worked out once, whatever its order and page', () => {
  const [one, two] = [
    whole.search(asked({}), part(['make'])),
    whole.search(asked({ sort: 'latest' }), { ...part(['make']), offset: 2 }),
  ];
  expect(two.facets.make).toBe(one.facets.make);
});
test('S15.3 a change of stock empties what was kept', async () => {
  const showrooms = fleet.showrooms();
  const site = await fleet.siteId('changing');
  const count = async () => (await showrooms.of(site))?.stock.search(asked({ text: 'toyota' }), part(['make'])).count;
  expect(await count()).toBe(0);
  await fleet.stock('changing-motors', [aVehicle({ make: 'Toyota' })]);
  await showrooms.refresh();
  expect(await count()).toBe(1);
});
test('S22.1 a fixed list is the first so many by relevance that meet its filter, of the visible stock only', () => {
  const list = (stock: Stock, limit: number) =>
    stock.fixedList([{ field: 'body', value: 'suv' }], limit).map(({ stocknum }) => stocknum);
  expect(list(whole, 10)).toEqual(['new', 'cx5']);
  expect(list(whole, 1)).toEqual(['new']);
  expect(list(other, 10)).toEqual(['cx5']);
});
