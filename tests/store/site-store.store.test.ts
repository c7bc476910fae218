import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { AccountStore } from '#src/store/accounts/account-store.ts';
import { SiteStore } from '#src/store/site-store.ts';
import { aFleet, type Fleet, NOW } from '#tests/factories/a-fleet.ts';
import { aLeadInput } from '#tests/factories/a-lead-given.ts';
import { aDealership, aSiteFile, CLASSIC } from '#tests/factories/a-site-file.ts';
import { aVehicle } from '#tests/factories/a-vehicle.ts';
import { fillContent } from '#tests/factories/fill-content.ts';
import { accountMethods } from './account-methods.ts';

/** Every name of the other site's begins with this, so that any trace of it in an answer shows. */
const THEIRS = 'theirs';
let fleet: Fleet;
let ourCar: { id: number; slug: string };
let theirCar: { id: number; slug: string };
let ourDealership: number;
let theirDealership: number;
let ourLead: string;
let theirLead: string;

beforeAll(async () => {
  const layers = [
    CLASSIC,
    ...(['brand', 'group'] as const).flatMap((kind) => [
      { kind, name: `ours-${kind}`, switches: { newTagText: 'ours' } },
      { kind, name: `${THEIRS}-${kind}`, switches: { newTagText: THEIRS } },
    ]),
  ];
  const site = (slug: string) =>
    aSiteFile({
      slug,
      brand: `${slug}-brand`,
      group: `${slug}-group`,
      switches: { messagingToken: slug },
      dealerships: [
        aDealership(`${slug}-motors`, { phone: `${slug} phone`, feeds: [{ name: `${slug}-feed`, from: { kind: 'webhook' } }] }),
      ],
    });
  fleet = await aFleet([site('ours'), site(THEIRS)], layers);
  await fleet.stock('ours-motors', [aVehicle({ stocknum: 'ours-1' })]);
  await fleet.stock(`${THEIRS}-motors`, [
    aVehicle({ stocknum: `${THEIRS}-1`, model: THEIRS }),
    aVehicle({ stocknum: `${THEIRS}-2`, model: THEIRS }),
  ]);
  const car = (stocknum: string) =>
    fleet.all.selectFrom('vehicle').select(['id', 'slug']).where('stocknum', '=', stocknum).executeTakeFirstOrThrow();
  ourCar = await car('ours-1');
  theirCar = await car(`${THEIRS}-1`);
  ourDealership = await fleet.dealershipId('ours-motors');
  theirDealership = await fleet.dealershipId(`${THEIRS}-motors`);
  for (const slug of ['ours', THEIRS]) await fillContent(fleet, slug);
  const begun = async (slug: string) => {
    const written = await (await fleet.storeOf(slug)).takeLead(aLeadInput({ isLast: false }));
    return 'leadId' in written ? written.leadId : '';
  };
  ourLead = await begun('ours');
  theirLead = await begun(THEIRS);
});
afterAll(() => fleet.end());

/**
 * What each method shows one site when it is asked for all it can give and for what is another's. A method that is not here fails the test
 * below.
 */
const METHODS: Record<string, (store: SiteStore) => Promise<{ all: unknown; theirs: unknown }>> = {
  snapshot: (store) =>
    store.snapshot(NOW, async (snapshot) => {
      const stockOf = async (dealership: number) =>
        snapshot === null ? [] : (await Array.fromAsync(snapshot.stockOf(dealership))).flat();
      const ids = [...(snapshot?.site.dealershipVersions.keys() ?? [])];
      const stock = [];
      for (const id of ids) stock.push(await stockOf(id));
      const theirs = [...(await stockOf(theirDealership)), ...((await snapshot?.archivedIdsOf(theirDealership)) ?? [])];
      return { all: [snapshot?.site, ids, stock], theirs };
    }),
  versions: async (store) => {
    const versions = await store.versions();
    const theirs = ['dealership', 'market'].filter((kind) => versions.has(`${kind}:${theirDealership}`));
    return { all: versions.has(`dealership:${ourDealership}`) ? 'ours' : '', theirs };
  },
  vehicle: async (store) => ({
    all: await store.vehicle(ourCar.slug),
    theirs: [await store.vehicle(theirCar.slug), await store.vehicle(String(theirCar.id))].filter((car) => car !== null),
  }),
  vehicles: async (store) => ({
    all: await store.vehicles([ourCar.id]),
    theirs: await store.vehicles([theirCar.id]),
  }),
  hasMoreVehiclesThan: async (store) => ({
    all: (await store.hasMoreVehiclesThan(0)) ? 'ours' : '',
    theirs: (await store.hasMoreVehiclesThan(1)) ? ['a vehicle that is not ours'] : [],
  }),
  takeLead: async (store) => {
    const before = await leadsOfTheirs();
    const all = (await store.takeLead(aLeadInput())).kind === 'taken' ? 'ours' : '';
    return { all, theirs: (await leadsOfTheirs()) === before ? [] : ['a lead of theirs was changed'] };
  },
  continueLead: async (store) => ({
    all: (await store.continueLead(ourLead, aLeadInput({ step: 1, isLast: false }))).kind === 'taken' ? 'ours' : '',
    theirs: (await store.continueLead(theirLead, aLeadInput({ step: 1 }))).kind === 'unknown' ? [] : ['a lead of theirs'],
  }),
  ownLead: async (store) => ({
    all: [(await store.ownLead(ourLead, 'visitor')) === null ? '' : 'ours'],
    theirs: [await store.ownLead(theirLead, 'visitor')].filter((lead) => lead !== null),
  }),
  bookedLead: async (store) => ({
    all: (await store.bookedLead(await bookedAt('ours'))) === null ? '' : 'ours',
    theirs: [await store.bookedLead(await bookedAt(THEIRS))].filter((lead) => lead !== null),
  }),
  changeBooking: async (store) => ({
    all: (await store.changeBooking(await bookedAt('ours'), CANCELLED)).kind === 'changed' ? 'ours' : '',
    theirs:
      (await store.changeBooking(await bookedAt(THEIRS), CANCELLED)).kind === 'unknown'
        ? []
        : ['a booking of theirs was changed'],
  }),
  estimates: async (store) => {
    const read = (await store.estimates(new Map())).map(({ dealershipId }) => dealershipId);
    return { all: read.includes(ourDealership) ? 'ours' : '', theirs: read.filter((id) => id === theirDealership) };
  },
  countView: async (store) => ({
    all: (await store.countView(aView(ourCar.id))) > 0 ? 'ours' : '',
    theirs: (await viewsAtTheirs()) === 1 ? [] : ['a view of theirs was counted'],
  }),
  views: async (store) => ({
    all: (await store.views(ourCar.id)) > 0 ? 'ours' : '',
    theirs: (await store.views(theirCar.id)) === 0 ? [] : ['how often theirs was looked at'],
  }),
  noteReveal: async (store) => {
    await store.noteReveal({ vehicleId: ourCar.id, dealershipId: ourDealership, at: NOW.getTime() });
    return { all: 'ours', theirs: (await revealsAtTheirs()) === 1 ? [] : ['a reveal of theirs was noted'] };
  },
  bookedDay: async (store) => ({
    all: (await store.bookedDay(aDay(await locationOf('ours-motors')))).special === null ? '' : 'ours',
    theirs: [await store.bookedDay(aDay(await locationOf(`${THEIRS}-motors`)))].filter(
      ({ special, taken }) => special !== null || taken.length > 0,
    ),
  }),
  webhookFeeds: async (store) => {
    const feeds = await store.webhookFeeds();
    return { all: feeds, theirs: feeds.filter(({ dealership }) => dealership.startsWith(THEIRS)) };
  },
  takeFeedFile: async (store) => {
    const file = { messageId: 'm1', digest: 'd', body: Buffer.from('a file'), most: 20 };
    const ours = await store.takeFeedFile({ ...file, feedId: await feedOf('ours-motors') });
    const theirs = await store.takeFeedFile({ ...file, feedId: await feedOf(`${THEIRS}-motors`) });
    return { all: ours.kind === 'new' || ours.kind === 'known' ? 'ours' : '', theirs: theirs.kind === 'unknown' ? [] : [theirs] };
  },
  ...accountMethods({ theirStore: () => fleet.storeOf(THEIRS), ourCar: () => ourCar.id, theirCar: () => theirCar.id }),
};

const CANCELLED = { event: 'shopper-cancels', slot: null, isOffered: false } as const;
const bookedAt = async (slug: string) => {
  const { rows } = await sql<{ id: string }>`
    select lead_id as id from appointment where site_id = ${await fleet.siteId(slug)}`.execute(fleet.all);
  return rows[0]?.id ?? '';
};
const aView = (vehicleId: number) => ({ vehicleId, day: '2026-11-01', halfHour: 7, visitorOf: () => 'w'.repeat(22) });
const viewsAtTheirs = async () => (await fleet.storeOf(THEIRS)).views(theirCar.id);
const revealsAtTheirs = async () => {
  const { rows } = await sql<{ count: string }>`
    select count(*) from call_reveal where site_id = ${await fleet.siteId(THEIRS)}`.execute(fleet.all);
  return Number(rows[0]?.count);
};
const aDay = (locationId: number) => ({
  locationId,
  kind: 'service' as const,
  date: '2026-12-25',
  from: Date.parse('2026-11-01'),
  until: Date.parse('2027-01-01'),
});
const feedOf = async (dealership: string) =>
  (
    await fleet.all
      .selectFrom('feed')
      .select('id')
      .where('dealershipId', '=', await fleet.dealershipId(dealership))
      .where('name', 'like', '%-feed')
      .executeTakeFirstOrThrow()
  ).id;
const locationOf = async (dealership: string) =>
  (
    await fleet.all
      .selectFrom('location')
      .select('id')
      .where('dealershipId', '=', await fleet.dealershipId(dealership))
      .executeTakeFirstOrThrow()
  ).id;
const leadsOfTheirs = async () => {
  const { rows } = await sql<{ count: string }>`
    select count(*) from lead where site_id = ${await fleet.siteId(THEIRS)}`.execute(fleet.all);
  return rows[0]?.count;
};

test('P6h every method of a site’s store and of its accounts is held to the fence below', () => {
  const methods = [SiteStore, AccountStore]
    .flatMap(({ prototype }) => Object.getOwnPropertyNames(prototype))
    .filter((name) => name !== 'constructor');
  expect(Object.keys(METHODS).toSorted()).toEqual(methods.toSorted());
});

test.each(Object.keys(METHODS))('P6.2 %s gives a site its own rows and none of another’s', async (method) => {
  const { all, theirs } = (await METHODS[method]?.(await fleet.storeOf('ours'))) ?? {};
  expect(JSON.stringify(all)).toContain('ours');
  expect(JSON.stringify(all)).not.toContain(THEIRS);
  expect(theirs).toEqual([]);
});

test.each(Object.keys(METHODS))('P6k %s does so even for a role that the database lets see everything', async (method) => {
  const { all, theirs } = (await METHODS[method]?.(new SiteStore(fleet.all, await fleet.siteId('ours')))) ?? {};
  expect(JSON.stringify(all)).toContain('ours');
  expect(JSON.stringify(all)).not.toContain(THEIRS);
  expect(theirs).toEqual([]);
});

test('P6j the store of a site that is not there gives nothing', async () => {
  const nobody = new SiteStore(fleet.app, 999_999);
  expect(await nobody.snapshot(NOW, async (snapshot) => snapshot)).toBeNull();
  expect(await nobody.vehicle(theirCar.slug)).toBeNull();
  expect(await nobody.hasMoreVehiclesThan(0)).toBe(false);
});

test.each(['', '0', '-1', '9999999999', '\u0000', '%', "' or true --", 'Ä', 'x'.repeat(10_000)])(
  'I3 the address %j of a vehicle is nobody’s, and no error',
  async (key) => {
    expect(await (await fleet.storeOf('ours')).vehicle(key)).toBeNull();
  },
);
