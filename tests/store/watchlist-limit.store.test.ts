import { RouterContextProvider } from 'react-router';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { removeCar, saveCar } from '#src/routes/api/account-answers.ts';
import { action as garageAction } from '#src/routes/garage.tsx';
import { visitContext } from '#src/routes/request-context.ts';
import { action as watchlistAction } from '#src/routes/watchlist.tsx';
import { watchedIds } from '#src/use-cases/accounts/read-watchlist.ts';
import type { Context } from '#src/use-cases/context.ts';
import { AddressLimit } from '#src/use-cases/limits/limit-addresses.ts';
import { someVehicles } from '#tests/factories/a-vehicle.ts';
import { aPhone, aSignInHarness, MINUTE, type SignInHarness } from './sign-in-harness.ts';

const MOST = 4;
const TEXT = 'That’s a lot at once. Please try again in a few minutes.';
let here: SignInHarness;
let cars: number[];
beforeAll(async () => {
  here = await aSignInHarness();
  await here.fleet.stock('harbour-motors', someVehicles(6, { price: 25_990 }));
  const stored = await here.fleet.all.selectFrom('vehicle').select('id').where('stocknum', 'like', 'N%').orderBy('id').execute();
  cars = stored.map(({ id }) => id);
});
afterAll(() => here.end());

/** Somebody who is signed in, from an address that may send so many forms. */
async function aVisit(ip: string) {
  const phone = aPhone();
  const { token, shopper } = await here.signIn(await here.at('harbour'), phone);
  const context = await here.at('harbour', { ip, session: token });
  const attempts = new AddressLimit(MOST, 10 * MINUTE, () => here.now());
  const switches = { ...context.site.switches, savesTo: 'account' as const };
  const visit: Context = {
    ...context,
    site: { ...context.site, switches },
    services: { ...context.services, attempts },
  };
  return { phone, shopper, visit };
}

function sent(visit: Context, path: string, body: object) {
  const context = new RouterContextProvider();
  context.set(visitContext, visit);
  const request = new Request(`https://dealer.example${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { request, context, params: {}, key: '' };
}

test('H9 an address that saves and removes cars without end is told to wait, and its watchlist stays as it was', async () => {
  const { phone, shopper, visit } = await aVisit('203.0.113.20');
  const change = (what: typeof saveCar, car: number | undefined) =>
    what(sent(visit, '/api/watchlist', { phone_number: phone, car_id: car }));
  for (const car of cars.slice(0, MOST)) expect((await change(saveCar, car)).status).toBe(200);
  for (const [what, car] of [[saveCar, cars[MOST]] as const, [removeCar, cars[0]] as const]) {
    const refused = await change(what, car);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({ success: false, detail: TEXT });
  }
  expect(new Set(await watchedIds(visit, shopper))).toEqual(new Set(cars.slice(0, MOST)));
  here.pass(11 * MINUTE);
  expect((await change(removeCar, cars[0])).status).toBe(200);
  expect(await watchedIds(visit, shopper)).toHaveLength(MOST - 1);
});

test.each([
  ['/my-garage', garageAction],
  ['/watchlist', watchlistAction],
] as const)('H9 the forms of %s count too: beyond the limit they say so and change nothing', async (path, action) => {
  const { phone, shopper, visit } = await aVisit('203.0.113.21');
  for (const car of cars.slice(0, MOST)) await saveCar(sent(visit, '/api/watchlist', { phone_number: phone, car_id: car }));
  const answer = await action(sent(visit, path, { action: 'remove', car: cars[0] }) as never);
  expect(answer).toMatchObject({ data: { message: TEXT }, init: { status: 429 } });
  expect(await watchedIds(visit, shopper)).toHaveLength(MOST);
});
