import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changeWatched } from '#src/use-cases/accounts/change-watched.ts';
import { changeWatchlist } from '#src/use-cases/accounts/change-watchlist.ts';
import type { SignedIn } from '#src/use-cases/accounts/read-session.ts';
import { watched, watchedIds } from '#src/use-cases/accounts/read-watchlist.ts';
import { removeCar, saveCar } from '#src/use-cases/accounts/watch-vehicles.ts';
import type { Context } from '#src/use-cases/context.ts';
import { aVehicle, someVehicles } from '#tests/factories/a-vehicle.ts';
import { withWatchlists } from './alert-harness.ts';
import { aPhone, aSignInHarness, HOUR, type SignInHarness } from './sign-in-harness.ts';

let here: SignInHarness;
let harbour: Context;
let cars: number[];
let theirs: number;
beforeAll(async () => {
  here = await aSignInHarness();
  await here.fleet.stock('harbour-motors', [
    ...someVehicles(201, { price: 25_990.5 }),
    aVehicle({ stocknum: 'POA', price: 1 }),
    aVehicle({ stocknum: 'GONE', status: 'sold' }),
    aVehicle({ stocknum: 'HIDDEN', show_on_dealer_website: false }),
  ]);
  await here.fleet.stock('coastline-mg', [aVehicle({ stocknum: 'T1', make: 'MG', model: 'MG4' })]);
  harbour = await here.at('harbour');
  cars = await Promise.all(Array.from({ length: 201 }, (_, at) => idOf(`N${at + 1}`)));
  theirs = await idOf('T1');
});
afterAll(() => here.end());

async function idOf(stocknum: string): Promise<number> {
  const found = await here.fleet.all.selectFrom('vehicle').select('id').where('stocknum', '=', stocknum).executeTakeFirst();
  if (found === undefined) throw new Error(`There is no vehicle ${stocknum}.`);
  return found.id;
}
const aShopper = async (): Promise<SignedIn> => (await here.signIn(harbour, aPhone())).shopper;
const car = (at: number): number => cars[at] ?? 0;

test('A3 a saved car is on the watchlist with its price at the time, newest first, and a removed one is not', async () => {
  const shopper = await aShopper();
  const first = here.now();
  expect(await saveCar(harbour, shopper, car(0))).toBe('saved');
  here.pass(HOUR);
  expect(await saveCar(harbour, shopper, car(1))).toBe('saved');
  expect(await saveCar(harbour, shopper, await idOf('POA'))).toBe('saved');
  expect(await watched(harbour, shopper)).toEqual([
    { vehicleId: await idOf('POA'), savedAt: here.now(), savedPrice: null, savedWeeklyPrice: null, alerts: true },
    { vehicleId: car(1), savedAt: here.now(), savedPrice: 25_990.5, savedWeeklyPrice: null, alerts: true },
    { vehicleId: car(0), savedAt: first, savedPrice: 25_990.5, savedWeeklyPrice: null, alerts: true },
  ]);
  expect(await removeCar(harbour, shopper, car(1))).toBe('removed');
  expect(await watchedIds(harbour, shopper)).toEqual([await idOf('POA'), car(0)]);
});

test('A3, H1 the id of a vehicle is a number or its digits; nothing that could be read as one is', async () => {
  const phone = aPhone();
  const { token, shopper } = await here.signIn(harbour, phone);
  const visit = withWatchlists(await here.at('harbour', { session: token }));
  const save = async (given: unknown) => (await changeWatchlist(visit, 'save', { phone, car: given })).kind;
  for (const wrong of [[car(0)], [[car(0)]], { toString: () => String(car(0)) }, true, null, `${car(0)} `])
    expect(await save(wrong)).toBe('invalid');
  expect(await watchedIds(harbour, shopper)).toEqual([]);
  expect([await save(car(0)), await save(String(car(1)))]).toEqual(['done', 'done']);
});

test('I3, A3 a vehicle is saved and removed by its address too; an address that is none is not found', async () => {
  const phone = aPhone();
  const { token, shopper } = await here.signIn(harbour, phone);
  const visit = withWatchlists(await here.at('harbour', { session: token }));
  const slug = visit.showroom.stock.vehicle(String(car(0)))?.slug ?? '';
  expect(await changeWatchlist(visit, 'save', { phone, car: slug })).toEqual({ kind: 'done' });
  expect(await watchedIds(harbour, shopper)).toEqual([car(0)]);
  expect(await changeWatchlist(visit, 'save', { phone, car: `no-such-${car(1)}` })).toMatchObject({ status: 404 });
  expect(await changeWatchlist(visit, 'remove', { phone, car: slug })).toEqual({ kind: 'done' });
  expect(await watchedIds(harbour, shopper)).toEqual([]);
});

test('I3, A3 a saved vehicle that is listed no more is removed by its address', async () => {
  const phone = aPhone();
  const { token, shopper } = await here.signIn(harbour, phone);
  const visit = withWatchlists(await here.at('harbour', { session: token }));
  const { id, slug } = await here.fleet.all
    .selectFrom('vehicle')
    .select(['id', 'slug'])
    .where('stocknum', '=', 'HIDDEN')
    .executeTakeFirstOrThrow();
  await sql`insert into watched_vehicle (site_id, shopper_id, vehicle_id, saved_at)
    values (${harbour.site.id}, ${shopper.shopperId}, ${id}, now())`.execute(here.fleet.all);
  expect(await changeWatchlist(visit, 'remove', { phone, car: slug })).toEqual({ kind: 'done' });
  expect(await watchedIds(harbour, shopper)).toEqual([]);
});

test('A3 a car that is saved or removed twice, also at once, is saved or removed once', async () => {
  const shopper = await aShopper();
  const at = here.now();
  const both = [harbour, here.inOtherProcess(harbour)];
  const saves = Array.from({ length: 10 }, (_, one) => saveCar(both[one % 2] ?? harbour, shopper, car(0)));
  expect(new Set(await Promise.all(saves))).toEqual(new Set(['saved']));
  here.pass(HOUR);
  expect(await saveCar(harbour, shopper, car(0))).toBe('saved');
  expect(await watched(harbour, shopper)).toMatchObject([{ vehicleId: car(0), savedAt: at }]);
  for (const _ of [1, 2]) expect(await removeCar(harbour, shopper, car(0))).toBe('removed');
  expect(await watchedIds(harbour, shopper)).toEqual([]);
});

test('A4 a sold car cannot be saved, and one that was saved before it was sold stays', async () => {
  const shopper = await aShopper();
  const gone = await idOf('GONE');
  expect(await saveCar(harbour, shopper, gone)).toBe('sold');
  expect(await watchedIds(harbour, shopper)).toEqual([]);
  await sql`insert into watched_vehicle (site_id, shopper_id, vehicle_id, saved_at)
    values (${harbour.site.id}, ${shopper.shopperId}, ${gone}, now())`.execute(here.fleet.all);
  expect(await saveCar(harbour, shopper, gone)).toBe('saved');
  expect(await watchedIds(harbour, shopper)).toEqual([gone]);
});

test('A3 a car of another site, a hidden one and what is no car are unknown', async () => {
  const shopper = await aShopper();
  for (const id of [theirs, await idOf('HIDDEN'), 0, -1, 999_999, 2 ** 40, 1.5, Number.NaN])
    expect(await saveCar(harbour, shopper, id)).toBe('unknown');
  for (const id of [theirs, 2 ** 40, 1.5, Number.NaN]) expect(await removeCar(harbour, shopper, id)).toBe('removed');
  const input = {
    shopper: shopper.shopperId,
    priceCents: null,
    weeklyPriceCents: null,
    isSold: false,
    most: 200,
    now: new Date(here.now()),
  };
  expect(await harbour.store.accounts.watchVehicle({ ...input, vehicle: theirs })).toBe('unknown');
});

test('H1 a watchlist is its own shopper’s, and of one site: another shopper and another site neither see nor change it', async () => {
  const [mine, other] = [await aShopper(), await aShopper()];
  const summit = await here.at('summit');
  await saveCar(harbour, mine, car(0));
  await removeCar(harbour, other, car(0));
  await removeCar(summit, mine, car(0));
  expect(await watchedIds(harbour, other)).toEqual([]);
  expect(await watchedIds(summit, mine)).toEqual([]);
  expect(await saveCar(summit, mine, theirs)).toBe('unknown');
  expect(await watchedIds(harbour, mine)).toEqual([car(0)]);
});

test('A3 a shopper watches two hundred cars and no more, also when they are saved at once', async () => {
  const shopper = await aShopper();
  const both = [harbour, here.inOtherProcess(harbour)];
  for (const id of cars.slice(0, 195)) expect(await saveCar(harbour, shopper, id)).toBe('saved');
  const outcomes = await Promise.all(cars.slice(190).map((id, at) => saveCar(both[at % 2] ?? harbour, shopper, id)));
  expect(outcomes.filter((outcome) => outcome === 'saved')).toHaveLength(10);
  expect(outcomes.filter((outcome) => outcome === 'full')).toHaveLength(1);
  expect(await watchedIds(harbour, shopper)).toHaveLength(200);
  expect(await saveCar(harbour, shopper, car(0))).toBe('saved');
});

test('A3, P11 a site that keeps no watchlists takes nothing into one and changes none', async () => {
  const phone = aPhone();
  const { token, shopper } = await here.signIn(harbour, phone);
  const visit = await here.at('harbour', { session: token });
  expect(visit.site.switches.savesTo).toBe('browser');
  for (const what of ['save', 'remove'] as const)
    expect(await changeWatchlist(visit, what, { phone, car: car(0) })).toMatchObject({ kind: 'refused', status: 404 });
  for (const action of ['remove', 'alert-on', 'alert-off'])
    expect(await changeWatched(visit, shopper, { action, car: String(car(0)) })).toBe(false);
  expect(await watchedIds(harbour, shopper)).toEqual([]);
  expect(await changeWatchlist(withWatchlists(visit), 'save', { phone, car: car(0) })).toEqual({ kind: 'done' });
});
