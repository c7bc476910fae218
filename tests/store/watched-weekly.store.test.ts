import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { changeGarage } from '#src/use-cases/accounts/change-garage.ts';
import type { SignedIn } from '#src/use-cases/accounts/read-session.ts';
import { watched, watchedIds } from '#src/use-cases/accounts/read-watchlist.ts';
import { exportShopper, personalStorage } from '#src/use-cases/accounts/shopper-data.ts';
import { saveCar } from '#src/use-cases/accounts/watch-vehicles.ts';
import type { Context } from '#src/use-cases/context.ts';
import { watchlistView } from '#src/views/accounts/watchlist-view.ts';
import { aFleet } from '#tests/factories/a-fleet.ts';
import { aDealership, aSiteFile } from '#tests/factories/a-site-file.ts';
import { aVehicle } from '#tests/factories/a-vehicle.ts';
import { aPhone, aSignInHarness, DAY, type SignInHarness } from './sign-in-harness.ts';

let here: SignInHarness;
let yard: Context;
let ids: ReadonlyMap<string, number>;
beforeAll(async () => {
  const weekly = aDealership('weekly', { switches: { offersSubscriptions: true } });
  here = await aSignInHarness(
    await aFleet([
      aSiteFile({ slug: 'yard', dealerships: [weekly], switches: { savesTo: 'account', timeZone: 'Australia/Brisbane' } }),
    ]),
  );
  await stock({});
  const rows = await here.fleet.all.selectFrom('vehicle').select(['id', 'stocknum']).execute();
  ids = new Map(rows.map(({ id, stocknum }) => [stocknum, id]));
});
beforeEach(() => stock({}));
afterAll(() => here.end());

/** What each costs to buy and per week, as it is saved. */
const STOCK = {
  LESS: { price: 30_000, subscription_price: 289.5 },
  MORE: { price: 30_000, subscription_price: 269 },
  BUY: { price: 30_000, subscription_price: null },
  ENDS: { price: 30_000, subscription_price: 269 },
};

/** Imports the stock with these differences, and loads the site anew. */
async function stock(changed: Readonly<Record<string, Readonly<Record<string, unknown>>>>): Promise<void> {
  await here.fleet.stock(
    'weekly',
    Object.entries(STOCK).map(([stocknum, prices]) => aVehicle({ stocknum, ...prices, ...changed[stocknum] })),
  );
  const { site, showroom } = await here.fleet.context('yard');
  yard = { ...(await here.at('yard')), site, showroom };
}
const idOf = (stocknum: string): number => ids.get(stocknum) ?? 0;

/** Someone who has saved these, the last of them newest. */
async function aWatcher(...stocknums: string[]): Promise<SignedIn> {
  const { shopper } = await here.signIn(yard, aPhone());
  for (const stocknum of stocknums) {
    expect(await saveCar(yard, shopper, idOf(stocknum))).toBe('saved');
    here.pass(DAY);
  }
  return shopper;
}
const changes = async (shopper: SignedIn) =>
  (await watchlistView(yard, shopper)).rows.map((row) => ('change' in row ? row.change : undefined));

test('A3, C8 a saved car has its price per week only where that is the price shown', async () => {
  const shopper = await aWatcher('LESS', 'BUY');
  expect(await watched(yard, shopper)).toMatchObject([
    { vehicleId: idOf('BUY'), savedPrice: 30_000, savedWeeklyPrice: null },
    { vehicleId: idOf('LESS'), savedPrice: 30_000, savedWeeklyPrice: 289.5 },
  ]);
  const selling = { ...yard, site: { ...yard.site, dealerships: [] } };
  const { shopper: other } = await here.signIn(selling, aPhone());
  await saveCar(selling, other, idOf('LESS'));
  expect(await watched(selling, other)).toMatchObject([{ savedPrice: 30_000, savedWeeklyPrice: null }]);
});

test('A9, C8 the watchlist says what a price per week did, and nothing where the kind of price has changed', async () => {
  const shopper = await aWatcher('LESS', 'MORE', 'BUY', 'ENDS');
  await stock({
    LESS: { subscription_price: 279, price: 35_000 },
    MORE: { subscription_price: 279, price: 25_000 },
    BUY: { subscription_price: 269 },
    ENDS: { subscription_price: null, price: 25_000 },
  });
  expect(await changes(shopper)).toEqual([
    null,
    null,
    { kind: 'more', text: expect.stringMatching(/^\$10 more per week since \d+ November$/), saved: null },
    { kind: 'less', text: expect.stringMatching(/^\$10\.50 less per week since \d+ November$/), saved: '$289.50' },
  ]);
});

test('A9 nothing is said of the price per week of a car that was saved before that was noted', async () => {
  const { shopper } = await here.signIn(yard, aPhone());
  // As the release before saves it.
  const given = { shopper: shopper.shopperId, vehicle: idOf('LESS'), priceCents: 3_500_000, isSold: false, most: 200 };
  await sql`select watch_vehicle(${yard.site.id}, ${JSON.stringify({ ...given, now: new Date(here.now()) })}::jsonb)`.execute(
    here.fleet.all,
  );
  expect(await watchedIds(yard, shopper)).toEqual([idOf('LESS')]);
  expect(await changes(shopper)).toEqual([null]);
});

test('A3 a removed car is put back with the price per week that it was saved at, and a key with another is refused', async () => {
  const shopper = await aWatcher('LESS', 'BUY');
  const before = await watched(yard, shopper);
  const keys = new Map((await watchlistView(yard, shopper)).rows.map(({ id, undoKey }) => [id, undoKey]));
  await stock({ LESS: { subscription_price: 279 } });
  const change = (action: string, id: number, key?: string) => changeGarage(yard, shopper, { action, car: String(id), key });
  for (const { vehicleId } of before) await change('remove', vehicleId);
  expect(await watchedIds(yard, shopper)).toEqual([]);
  const key = keys.get(idOf('LESS')) ?? '';
  for (const forged of [key.replace('/28950', '/99950'), key.replace('/28950', ''), key.replace('/28950', '/')]) {
    expect(forged).not.toBe(key);
    expect(await change('undo', idOf('LESS'), forged)).toEqual({ kind: 'unknown' });
  }
  for (const { vehicleId } of before)
    expect(await change('undo', vehicleId, keys.get(vehicleId))).toEqual({ kind: 'done', part: 'watchlist' });
  expect(await watched(yard, shopper)).toEqual(before);
});

test('A12 the price per week that a car was saved at is in the file of everything that is held', async () => {
  const shopper = await aWatcher('LESS');
  const held = JSON.parse(await exportShopper(personalStorage(yard), shopper)) as Record<string, unknown>;
  expect(held).toMatchObject({
    account: { watchlist: [{ vehicle_id: idOf('LESS'), saved_price_cents: 3_000_000, saved_weekly_price_cents: 28_950 }] },
  });
});
