import { RouterContextProvider } from 'react-router';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { action } from '#src/routes/alerts.tsx';
import { visitContext } from '#src/routes/request-context.ts';
import type { Context } from '#src/use-cases/context.ts';
import { signInView } from '#src/views/accounts/sign-in-view.ts';
import { alertFormView } from '#src/views/alerts/alert-form-view.ts';
import { aVehicle } from '#tests/factories/a-vehicle.ts';
import { aSignInHarness, type SignInHarness } from './sign-in-harness.ts';

let here: SignInHarness;
let harbour: Context;
const ids = new Map<string, number>();
beforeAll(async () => {
  here = await aSignInHarness();
  const car = (stocknum: string, facts: object = {}) =>
    aVehicle({ stocknum, year: 2022, make: 'Toyota', model: 'Corolla', badge: 'Ascent', price: 25_990, ...facts });
  await here.fleet.stock('harbour-motors', [car('FREE'), car('SOLD', { status: 'sold' }), car('POA', { price: null })]);
  harbour = await here.at('harbour', { ip: '203.0.113.40' });
  for (const { id, stocknum } of await here.fleet.all.selectFrom('vehicle').select(['id', 'stocknum']).execute())
    ids.set(stocknum, id);
});
afterAll(() => here.end());

const idOf = (stocknum: string): number => ids.get(stocknum) ?? 0;
const aboutCar = (stocknum: string) => alertFormView(harbour, { kind: 'vehicle', vehicleId: idOf(stocknum) }, null);
const aboutSearch = (address: string) => alertFormView(harbour, { kind: 'search', address }, null);

async function post(address: string) {
  const context = new RouterContextProvider();
  context.set(visitContext, harbour);
  const body = new URLSearchParams({ email: 'priya@example.com', every: 'day' });
  return action({
    request: new Request(`https://dealer.example${address}`, { method: 'POST', body }),
    params: {},
    context,
  } as never);
}
const alerts = async () => (await here.fleet.all.selectFrom('alert').select('id').execute()).length;

test('A11 a vehicle that is sold has no price alert: its page offers others like it', async () => {
  expect((await aboutCar('FREE'))?.instead).toBeNull();
  expect((await aboutCar('SOLD'))?.instead).toMatchObject({
    heading: 'This car has been sold',
    text: expect.stringContaining('2022 Toyota Corolla Ascent'),
    links: [
      { label: 'Find Me Something Similar', href: '/search/toyota' },
      { label: 'Tell me about cars like these', href: '/alerts?search=/search/toyota' },
    ],
  });
});

test('A11 under its heading, the form about a price says what else is told, and not the heading once more', async () => {
  const page = await aboutCar('FREE');
  expect([page?.heading, page?.words]).toEqual([
    'Tell me if the price drops',
    'We’ll tell you when the 2022 Toyota Corolla Ascent costs less or is sold.',
  ]);
});

test('A11 a vehicle without a price has no price alert either, and a form about it is refused', async () => {
  expect((await aboutCar('POA'))?.instead).toEqual({
    heading: 'There’s no price to watch',
    text: 'The 2022 Toyota Corolla Ascent has no price on this website.',
    links: [
      { label: 'See the car', href: expect.stringMatching(/^\/cars\//) },
      { label: 'Tell me about cars like these', href: '/alerts?search=/search/toyota' },
    ],
  });
  const before = await alerts();
  expect(await post(`/alerts?car_id=${idOf('POA')}`)).toMatchObject({ data: null, init: { status: 409 } });
  expect(await alerts()).toBe(before);
});

test('A11 a form about a sold vehicle, from a page that was left open, is refused and stores nothing', async () => {
  const before = await alerts();
  expect(await post(`/alerts?car_id=${idOf('SOLD')}`)).toMatchObject({ data: null, init: { status: 409 } });
  expect(await alerts()).toBe(before);
  expect(await post(`/alerts?car_id=${idOf('FREE')}`)).toMatchObject({ data: { step: 'asked' } });
  expect(await alerts()).toBe(before + 1);
});

test('A11 the page about a search says what fits its results, or that there are none yet', async () => {
  expect((await aboutSearch('/search/toyota'))?.heading).toBe('Tell me about cars like these');
  expect((await aboutSearch('/search/toyota?range[price]=:100'))?.heading).toBe('Tell me when a car like this comes in');
});

test('A1, A11 whoever signs in from a search can have its alerts by email instead', async () => {
  const hrefFor = async (query: string) => (await signInView(harbour, new URLSearchParams(query))).alertHref;
  expect(await hrefFor('type=my-garage&back=/search/toyota')).toBe('/alerts?search=/search/toyota');
  expect(await hrefFor('type=watchlist&redirect=/search/toyota&back=/search/toyota')).toBe('/alerts?search=/search/toyota');
  expect(await hrefFor(`type=watchlist&redirect=/cars/${idOf('FREE')}&back=/search/toyota`)).toBe(
    `/alerts?car_id=${idOf('FREE')}`,
  );
  expect(await hrefFor('type=my-garage&back=/search/nothing-of-ours')).toBe('/alerts');
});
