import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from '#src/store/connect.ts';
import { SiteStore } from '#src/store/site-store.ts';
import { viewVehicle } from '#src/views/vehicle/view-vehicle.ts';
import { aFleet, type Fleet } from '#tests/factories/a-fleet.ts';
import { aDealership, aLocation, aSiteFile } from '#tests/factories/a-site-file.ts';
import { aVehicle } from '#tests/factories/a-vehicle.ts';

let fleet: Fleet;
beforeAll(async () => {
  fleet = await aFleet([
    aSiteFile({
      slug: 'group',
      dealerships: [
        aDealership('one', {
          name: 'Dealer One',
          phone: '07 3000 0000',
          switches: { offersSubscriptions: true },
          locations: [aLocation({ contact_detail: { phone: '07 3111 1111' } })],
        }),
        aDealership('two'),
      ],
    }),
    aSiteFile({ slug: 'mg', manufacturer: 'MG', dealerships: ['one'], switches: { overrideCity: 'Brisbane' } }),
    aSiteFile({ slug: 'other' }),
  ]);
  await fleet.stock('one', [
    aVehicle({ stocknum: 'car', badge: 'SX', before_price: 27_000, colour: 'Red', km: 12_345 }),
    aVehicle({ stocknum: 'mg', make: 'MG', model: 'ZS', subscription_price: 199 }),
    aVehicle({ stocknum: 'hidden', show_on_dealer_website: false }),
    aVehicle({ stocknum: 'long-sold', status: 'sold', sold_date: '2024-01-01T00:00:00Z' }),
    aVehicle({ stocknum: 'undated', make: 'MG', model: 'ZS', sold: true }),
  ]);
  await fleet.stock('two', [aVehicle({ stocknum: 'mg-two', make: 'MG', model: 'ZS', subscription_price: 199 })]);
  await fleet.stock('other-motors', [aVehicle({ stocknum: 'theirs' })]);
});
afterAll(() => fleet.end());

const car = (stocknum: string) =>
  fleet.all.selectFrom('vehicle').select(['id', 'slug']).where('stocknum', '=', stocknum).executeTakeFirstOrThrow();
const view = async (site: string, key: string) => viewVehicle(await fleet.context(site), key);
const pageOf = async (site: string, stocknum: string) => {
  const answer = await view(site, (await car(stocknum)).slug);
  return answer?.kind === 'page' ? answer.page : null;
};

test('I3.1 a vehicle asked for by its slug has its page, and by its id is at that address', async () => {
  const { id, slug } = await car('car');
  expect(await view('group', slug)).toMatchObject({
    kind: 'page',
    page: { title: '2022 Toyota Corolla', badge: 'SX', available: true, indexed: true },
  });
  expect(await view('group', String(id))).toEqual({ kind: 'moved', slug });
});

test('P6.3 a vehicle of another site is not there, by address or by id, in memory or in the store', async () => {
  const theirs = await car('theirs');
  for (const key of [theirs.slug, String(theirs.id)]) expect(await view('group', key)).toBeNull();
});

test('P6o a vehicle that the site’s own filters leave out is not there, sold long ago or not', async () => {
  for (const stocknum of ['car', 'long-sold']) expect(await view('mg', (await car(stocknum)).slug)).toBeNull();
  expect(await pageOf('mg', 'undated')).not.toBeNull();
});

test('S7.1 a vehicle that the dealer hides is not there', async () => {
  const { id, slug } = await car('hidden');
  for (const key of [slug, String(id)]) expect(await view('group', key)).toBeNull();
});

test.each(['long-sold', 'undated'])(
  'V8.4 the page of the car %s stays, without a price, and is not indexed',
  async (stocknum) => {
    expect(await pageOf('group', stocknum)).toMatchObject({
      available: false,
      indexed: false,
      price: null,
      tag: { kind: 'sold', text: 'JUST SOLD' },
    });
    expect(await view('group', String((await car(stocknum)).id))).toEqual({ kind: 'moved', slug: (await car(stocknum)).slug });
  },
);

test('P3f a dealership’s own switch decides for its cars, over the site’s', async () => {
  expect((await pageOf('group', 'mg'))?.price).toMatchObject({ kind: 'subscription', text: '$199' });
  expect((await pageOf('group', 'mg-two'))?.price).toMatchObject({ kind: 'price', text: '$25,000' });
});

test('P2.4 the phone number of the dealership stands in for the location’s', async () => {
  expect(await pageOf('group', 'car')).toMatchObject({
    location: { phone: '07 3000 0000' },
    dealer: { name: 'Dealer One', href: '/search/one' },
  });
});

test('P13.1 the city that stands in for all others is the one shown', async () => {
  expect((await pageOf('mg', 'mg'))?.facts).toContainEqual({ label: 'Where it is', value: 'Brisbane' });
  expect((await pageOf('group', 'car'))?.facts).toContainEqual({ label: 'Where it is', value: 'Newstead' });
});

test('a page from memory needs no database', async () => {
  const context = await fleet.context('group');
  const nowhere = connect('postgres://nobody:x@127.0.0.1:1/none');
  const answer = await viewVehicle({ ...context, store: new SiteStore(nowhere, context.site.id) }, (await car('car')).slug);
  await nowhere.destroy();
  expect(answer?.kind).toBe('page');
});
