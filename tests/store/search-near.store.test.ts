import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSearchQuery } from '#src/rules/search/search-query.ts';
import type { Context } from '#src/use-cases/context.ts';
import { suggestPlaces } from '#src/use-cases/places/suggest-places.ts';
import { placesFor } from '#src/use-cases/search/find-near.ts';
import { searchAnswer } from '#src/views/search/search-answer.ts';
import { searchStock } from '#src/views/search/search-stock.ts';
import { aFleet, type Fleet } from '#tests/factories/a-fleet.ts';
import { aDealership, aLocation, aSiteFile } from '#tests/factories/a-site-file.ts';
import { aVehicle } from '#tests/factories/a-vehicle.ts';

/** Where these towns are, from any map; Geelong's yard has no figures of its own, so its postcode stands in. */
const GEELONG = aLocation({ slug: 'geelong', name: 'Geelong', address: { city: 'Geelong', state: 'VIC', postcode: '3220' } });
const MELBOURNE = aLocation({
  slug: 'melbourne',
  name: 'Melbourne',
  address: { city: 'Melbourne', state: 'VIC', postcode: '3000', lat: -37.8136, long: 144.9631 },
});
const BENDIGO = aLocation({
  slug: 'bendigo',
  name: 'Bendigo',
  address: { city: 'Bendigo', state: 'VIC', postcode: '3550', lat: -36.757, long: 144.2794 },
});
let fleet: Fleet;
let context: Context;
let startsUsed: Context;
beforeAll(async () => {
  const dealership = aDealership('victoria', { locations: [GEELONG, MELBOURNE, BENDIGO] });
  fleet = await aFleet([
    aSiteFile({ slug: 'near', dealerships: [dealership] }),
    aSiteFile({ slug: 'starts-used', dealerships: ['victoria'], switches: { defaultFilters: ['car_type:used'] } }),
  ]);
  await fleet.stock('victoria', [
    aVehicle({ stocknum: 'ben', location: 'bendigo', make: 'Toyota', model: 'HiLux', car_type: 'used', custom_rank: 9 }),
    aVehicle({ stocknum: 'mel', location: 'melbourne', make: 'Ford', model: 'Ranger', car_type: 'used', colour: 'Orange' }),
    aVehicle({ stocknum: 'gee', location: 'geelong', make: 'Toyota', model: 'Corolla', car_type: 'new' }),
  ]);
  context = await fleet.context('near');
  startsUsed = await fleet.context('starts-used');
});
afterAll(() => fleet.end());

const search = async (asked: string, on = context) => {
  const query = readSearchQuery(new URLSearchParams(asked));
  const page = searchStock(on, { slug: 'new-used-and-demo-cars', query }, await placesFor(query));
  if (page === null) throw new Error('There is no such search.');
  return page;
};
const stocknums = async (asked: string, on = context) =>
  (await search(asked, on)).cells.map((cell) =>
    cell.kind === 'vehicle' ? cell.card.stockNumber?.replace('Stock ', '') : 'promo',
  );
const answer = async (asked: string) => {
  const query = readSearchQuery(new URLSearchParams(asked));
  return searchAnswer(context, query, await placesFor(query));
};

test.each([
  ['near=3220&km=10', ['gee']],
  ['near=3220-geelong&km=50', ['gee']],
  ['near=3220-geelong&km=100', ['mel', 'gee']],
  ['near=geelong&km=250', ['ben', 'mel', 'gee']],
  ['near=Melbourne+VIC+3000&km=10', ['mel']],
  ['near=4000&km=250', []],
])('S23.1 %s finds %j', async (asked, expected) => expect(await stocknums(asked)).toEqual(expected));

test.each([
  ['near 3220', ['gee'], 'Within 50 km of 3220'],
  ['in Geelong', ['gee'], 'Within 50 km of Geelong VIC 3220'],
  ['geelong', ['gee'], 'Within 50 km of Geelong VIC 3220'],
  ['toyota within 250 km of Ballarat', ['ben', 'gee'], 'Within 250 km of Ballarat VIC 3350'],
  ['used cars near melbourne', ['mel'], 'Within 50 km of Melbourne VIC 3000'],
  ['cars for sale in geelong', ['gee'], 'Within 50 km of Geelong VIC 3220'],
  ['toyota cars geelong', ['gee'], 'Within 50 km of Geelong VIC 3220'],
])('S23.2 %j finds %j', async (text, expected, label) => {
  const page = await search(`query=${encodeURIComponent(text)}`);
  expect(await stocknums(`query=${encodeURIComponent(text)}`)).toEqual(expected);
  expect(page.understood.map((one) => one.label)).toContain(label);
});

test('S23.2 a word of the stock is no place: orange is a colour where an orange car stands, and a place after near', async () => {
  expect(await stocknums('query=orange')).toEqual(['mel']);
  expect(await stocknums('query=in+orange')).toEqual(['mel']);
  expect((await search('query=near+orange')).chips.map(({ label }) => label)).toEqual(['Within 50 km of Orange NSW 2800']);
});

test('S23.2 what the address has chosen counts for more than what the text says', async () => {
  expect(await stocknums('near=3000&km=10&query=near+3000')).toEqual(['mel']);
  expect(await stocknums('near=3000&km=10&query=geelong')).toEqual([]);
});

test('S23.1 the counts of every facet respect the place, and the other filters hold as well', async () => {
  const { facets, count } = await answer('near=3220&km=100&refinementList[make][]=Toyota');
  expect(count).toBe(1);
  expect(facets.make).toEqual({ Ford: 1, Toyota: 1 });
  expect(facets.car_type).toEqual({ new: 1, used: 0 });
});

test('S23.3 the links of a page name the place in its one form, and its chip takes it away with its order', async () => {
  const page = await search('query=in+geelong&sortBy=nearest');
  expect(page.query.near).toEqual({ place: '3220-geelong', km: 50 });
  expect(page.chips).toEqual([
    { label: 'Within 50 km of Geelong VIC 3220', href: '/search/new-used-and-demo-cars/', facet: 'near' },
  ]);
});

test('S23.4 the nearest come first, by their distance and not by their rank', async () => {
  expect(await stocknums('near=3220&km=250&sortBy=nearest')).toEqual(['gee', 'mel', 'ben']);
  expect(await stocknums('near=3550&km=250&sortBy=nearest')).toEqual(['ben', 'mel', 'gee']);
  expect(await stocknums('query=near+3550&sortBy=nearest')).toEqual(['ben']);
});

test('S23.4 Nearest is offered with a place and not without', async () => {
  const offered = async (asked: string) => (await search(asked)).sorts.some(({ value }) => value === 'nearest');
  expect([await offered('near=3220'), await offered('query=geelong'), await offered(''), await offered('near=atlantis')]).toEqual(
    [true, true, false, false],
  );
  expect(await stocknums('sortBy=nearest')).toEqual(await stocknums(''));
});

test('S23.5 a card says how far its vehicle is, and nothing without a place', async () => {
  const distances = async (asked: string) =>
    (await search(asked)).cells.map((cell) => (cell.kind === 'vehicle' ? cell.card.distance : null));
  expect(await distances('near=3220&km=250&sortBy=nearest')).toEqual([
    'Less than 1 km away',
    expect.stringMatching(/^6[3-7] km away$/),
    expect.stringMatching(/^15[3-7] km away$/),
  ]);
  expect(await distances('')).toEqual([null, null, null]);
});

test('S23.6 distance is from the location of the vehicle, over the surface of a sphere of 6371 km', async () => {
  const { hits, near } = await answer('near=3550&km=250&sortBy=nearest');
  // Bendigo to Melbourne: 6371 × the angle between the two places, by the law of cosines.
  const rad = (degrees: number) => (degrees * Math.PI) / 180;
  const toMelbourne =
    6371 *
    Math.acos(
      Math.sin(rad(-36.757)) * Math.sin(rad(-37.8136)) +
        Math.cos(rad(-36.757)) * Math.cos(rad(-37.8136)) * Math.cos(rad(144.9631 - 144.2794)),
    );
  expect(near).toEqual({ place: '3550', name: null, state: 'VIC', postcode: '3550', km: 250 });
  const [bendigo = Number.NaN, melbourne = Number.NaN] = hits.map((hit) => ('distance_km' in hit ? hit.distance_km : null) ?? -1);
  expect(bendigo).toBeLessThan(5);
  // The postcode's middle is not the yard: a few kilometres either way.
  expect(Math.abs(melbourne - toMelbourne)).toBeLessThan(5);
});

test.each(['near=Atlantis&km=10', 'query=near+Atlantis'])(
  'S23.7 %s says that the place is not known and filters nothing',
  async (asked) => {
    const page = await search(asked);
    expect(page.near.unknown?.toLowerCase()).toContain('we don’t know a place called “atlantis”');
    expect([page.count, page.chips, page.query.near]).toEqual([3, [], null]);
  },
);

test('S23.7 an unknown place leaves the default filters of the site as they are, a known one takes their place', async () => {
  expect(await stocknums('near=atlantis', startsUsed)).toEqual(['ben', 'mel']);
  expect(await stocknums('near=3220', startsUsed)).toEqual(['gee']);
});

test('S23.1 where nothing is near enough, doing without the place is what is suggested', async () => {
  const { suggestion } = await search('near=4000&km=10');
  expect([suggestion?.label, suggestion?.count]).toEqual(['“Within 10 km of 4000”', 3]);
});

test('S23.8 a name in several states is looked for nearest to the dealer, and the others are offered', async () => {
  const { near } = await search('near=richmond');
  expect(near.place).toBe('Richmond VIC 3121');
  expect(near.others.map(({ label }) => label)).toEqual(
    expect.arrayContaining(['Richmond NSW 2753', 'Richmond SA 5033', 'Richmond TAS 7025']),
  );
});

test('S23.9 suburbs are suggested with their state and postcode', async () => {
  // 3221 is a mail centre of Geelong's: nobody looks near that.
  expect(await suggestPlaces('geelo')).toEqual(['Geelong VIC 3220', 'Geelong North VIC 3215', 'Geelong West VIC 3218']);
  expect(await suggestPlaces('g')).toEqual([]);
  expect(await suggestPlaces('3220')).toEqual(['3220']);
});
