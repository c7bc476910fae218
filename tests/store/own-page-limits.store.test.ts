import { RouterContextProvider } from 'react-router';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { action as alerts } from '#src/routes/alerts.tsx';
import { action as garage } from '#src/routes/garage.tsx';
import { visitContext } from '#src/routes/request-context.ts';
import { action as signIn } from '#src/routes/sign-in.tsx';
import { action as watchlist } from '#src/routes/watchlist.tsx';
import { readSession } from '#src/use-cases/accounts/read-session.ts';
import type { Context } from '#src/use-cases/context.ts';
import { AddressLimit } from '#src/use-cases/limits/limit-addresses.ts';
import { aVehicle } from '#tests/factories/a-vehicle.ts';
import { withWatchlists } from './alert-harness.ts';
import { aPhone, aSignInHarness, type SignInHarness } from './sign-in-harness.ts';

let here: SignInHarness;
beforeAll(async () => {
  here = await aSignInHarness();
  await here.fleet.stock('harbour-motors', [aVehicle()]);
});
afterAll(() => here.end());

/** A shopper whose network address has sent as many forms as it may. */
async function aLimitedShopper(): Promise<Context> {
  const { token } = await here.signIn(await here.at('harbour'), aPhone());
  const context = withWatchlists(await here.at('harbour', { session: token }));
  return { ...context, services: { ...context.services, attempts: new AddressLimit(0, 600_000, () => here.now()) } };
}

type Action = (args: never) => Promise<unknown>;

async function post(visit: Context, path: string, action: Action, form: Record<string, string>) {
  const context = new RouterContextProvider();
  context.set(visitContext, visit);
  const request = new Request(`https://dealer.example${path}`, { method: 'POST', body: new URLSearchParams(form) });
  const answer: unknown = await action({ request, params: {}, context } as never).catch((thrown: unknown) => thrown);
  if (answer instanceof Response) return { status: answer.status, headers: answer.headers };
  const { status, headers } = (answer as { init: { status: number; headers?: HeadersInit } }).init;
  return { status, headers: new Headers(headers) };
}

test.each([['sign-out'], ['sign-out-everywhere'], ['end-session']])('A12, H9 %s is never refused for a limit', async (action) => {
  const visit = await aLimitedShopper();
  const session = (await readSession(visit))?.sessionId ?? '';
  const { status, headers } = await post(visit, '/my-garage', garage, { action, session });
  expect([status, headers.getSetCookie()[0]]).toEqual([303, expect.stringMatching(/^__Host-session=; .*Max-Age=0/)]);
  expect(await readSession(visit)).toBeNull();
});

test.each<[string, Action, Record<string, string>]>([
  ['/my-garage', garage, { action: 'save-details', firstName: 'Sam' }],
  ['/watchlist', watchlist, { action: 'remove', car_id: '1' }],
  ['/alerts?search=/search/new-used-and-demo-cars/', alerts, { email: 'priya@shopper.example', every: 'day' }],
  ['/sign-in', signIn, { phone: '0412 345 678' }],
])('H9 a form of %s over the limit is answered with when to try again', async (path, action, form) => {
  const { status, headers } = await post(await aLimitedShopper(), path, action, form);
  expect(status).toBe(429);
  expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0);
});
