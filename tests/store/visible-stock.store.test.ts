import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SwitchName } from '#src/site/switches/switches.ts';
import { aFleet, type Fleet, NOW } from '#tests/factories/a-fleet.ts';
import { aDealership, aLocation, aSiteFile, type SiteFileFacts } from '#tests/factories/a-site-file.ts';
import { aVehicle } from '#tests/factories/a-vehicle.ts';

const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000).toISOString();
const onGroup = (slug: string, switches: Partial<Record<SwitchName, unknown>>, more: Partial<SiteFileFacts> = {}) =>
  aSiteFile({ slug, dealerships: ['north', 'south'], switches, ...more });
let fleet: Fleet;
beforeAll(async () => {
  fleet = await aFleet([
    aSiteFile({
      slug: 'group',
      dealerships: [
        aDealership('north', {
          locations: [aLocation({ slug: 'north-yard', address: { city: 'Cairns', state: 'QLD', postcode: '4870' } })],
        }),
        aDealership('south', {
          switches: { includeSoldCarsDays: 10 },
          locations: [aLocation({ slug: 'south-yard', address: { city: 'Hobart', state: 'TAS', postcode: '7000' } })],
        }),
      ],
    }),
    onGroup('mg', {}, { manufacturer: 'mg' }),
    onGroup('used-mg', { searchFilters: ['car_type:used', 'make:MG'] }),
    onGroup('tasmania', { searchFilters: ['state:TAS'] }),
    onGroup('yard', { searchFilters: ['location:north-yard AND certified:true'] }),
    onGroup('southern', { searchFilters: ['dealership:south'] }),
    onGroup('young', { stockAgeLimitYears: 1 }),
    onGroup('sold-out', { includeSoldCarsDays: 0 }),
    onGroup('renamed', { overrideCity: 'Everywhere', searchFilters: ['city:Everywhere'] }),
    aSiteFile({ slug: 'elsewhere' }),
  ]);
  await fleet.stock('north', [
    aVehicle({ stocknum: 'plain' }),
    aVehicle({ stocknum: 'mg', make: 'MG', custom_rank: 5 }),
    aVehicle({ stocknum: 'mg-new', make: 'MG', car_type: 'new', year: 2026, custom_rank: 5, certified: true }),
    aVehicle({ stocknum: 'soon', status: 'coming_soon', custom_rank: -3 }),
    aVehicle({ stocknum: 'hidden', show_on_dealer_website: false }),
    aVehicle({ stocknum: 'wholesale', status: 'wholesale' }),
    aVehicle({ stocknum: 'sold-2', status: 'sold', sold_date: daysAgo(2) }),
    aVehicle({ stocknum: 'sold-4', status: 'sold', sold_date: daysAgo(4) }),
    aVehicle({ stocknum: 'sold-undated', sold: true }),
  ]);
  await fleet.stock('south', [
    aVehicle({ stocknum: 'south-1', custom_rank: 9 }),
    aVehicle({ stocknum: 'south-sold-4', status: 'sold', sold_date: daysAgo(4) }),
    aVehicle({ stocknum: 'south-sold-40', status: 'sold', sold_date: daysAgo(40) }),
  ]);
  await fleet.stock('elsewhere-motors', [aVehicle({ stocknum: 'elsewhere' })]);
});
afterAll(() => fleet.end());

const shown = async (site: string) =>
  (await fleet.context(site)).showroom.stock.fixedList([], 100).map(({ stocknum }) => stocknum);
const address = async (stocknum: string) =>
  fleet.all.selectFrom('vehicle').select(['id', 'slug']).where('stocknum', '=', stocknum).executeTakeFirstOrThrow();

test('S5.1, S7.2 the site’s list has what is for sale and what was sold within its days, by custom rank and then by id', async () => {
  expect(await shown('group')).toEqual(['south-1', 'mg', 'mg-new', 'plain', 'sold-2', 'south-sold-4', 'soon']);
});
test('P3e the days a sold car stays are the dealership’s own where it sets them, over the site’s', async () => {
  expect(await shown('sold-out')).toEqual(['south-1', 'mg', 'mg-new', 'plain', 'south-sold-4', 'soon']);
});
test('P5.1 a manufacturer’s site shows its make only, however it is written', async () =>
  expect(await shown('mg')).toEqual(['mg', 'mg-new']));
test('S7.3 every filter of a site must hold', async () => expect(await shown('used-mg')).toEqual(['mg']));
test.each([
  ['tasmania', ['south-1', 'south-sold-4']],
  ['yard', ['mg-new']],
  ['southern', ['south-1', 'south-sold-4']],
])('S8.1 a filter by place or mark picks the stock of the site %s', async (site, expected) =>
  expect(await shown(site)).toEqual(expected),
);
test('S7.5 an age limit leaves older cars out', async () => expect(await shown('young')).toEqual(['mg-new']));
test('P13a the city that stands in for all others is the one filters see', async () =>
  expect(await shown('renamed')).toContain('plain'));

test('I3.1 a vehicle is found by its address and by its id', async () => {
  const { showroom } = await fleet.context('group');
  const { id, slug } = await address('mg');
  expect(showroom.stock.vehicle(slug)?.stocknum).toBe('mg');
  expect(showroom.stock.vehicle(String(id))?.stocknum).toBe('mg');
  expect(showroom.stock.vehicle(`anything-${id}`)).toBeNull();
  expect(showroom.stock.vehicle('')).toBeNull();
});
test('P6.1 a vehicle of another site, or one that the site’s own filters leave out, is not there', async () => {
  const [elsewhere, plain] = [await address('elsewhere'), await address('plain')];
  const [group, mg] = [(await fleet.context('group')).showroom.stock, (await fleet.context('mg')).showroom.stock];
  for (const key of [elsewhere.slug, String(elsewhere.id)]) expect(group.vehicle(key)).toBeNull();
  for (const key of [plain.slug, String(plain.id)]) expect(mg.vehicle(key)).toBeNull();
});
