import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { revealPhone } from '#src/http/reveal-phone.ts';
import type { Context } from '#src/use-cases/context.ts';
import { AddressLimit } from '#src/use-cases/limits/limit-addresses.ts';
import { findVehicle } from '#src/use-cases/stock/find-vehicle.ts';
import { callView } from '#src/views/vehicle/call-view.ts';
import { aFleet, type Fleet, NOW } from '#tests/factories/a-fleet.ts';
import { aDealership, aLocation, aSiteFile } from '#tests/factories/a-site-file.ts';
import { aVehicle } from '#tests/factories/a-vehicle.ts';
import { someServices } from '#tests/factories/some-services.ts';

let fleet: Fleet;
let context: Context;
let cars: Map<string, { id: number; slug: string; dealershipId: number }>;
beforeAll(async () => {
  const own = [aLocation({ contact_detail: { phone: '07 3111 1111' } })];
  fleet = await aFleet([
    aSiteFile({ slug: 'harbour', dealerships: [aDealership('hidden', { locations: own }), aDealership('numberless')] }),
    aSiteFile({
      slug: 'open',
      dealerships: [
        aDealership('shown', {
          phone: '07 3000 0000',
          switches: { showsPhones: true },
          locations: [aLocation({ slug: 'shown-yard', contact_detail: { phone: '07 3222 2222' } })],
        }),
      ],
    }),
  ]);
  await fleet.stock('hidden', [
    aVehicle({ stocknum: 'used' }),
    aVehicle({ stocknum: 'demo', car_type: 'demo' }),
    aVehicle({ stocknum: 'gone', status: 'sold', sold: true, sold_date: NOW.toISOString() }),
  ]);
  await fleet.stock('numberless', [aVehicle({ stocknum: 'mute' })]);
  await fleet.stock('shown', [aVehicle({ stocknum: 'open' })]);
  context = await fleet.context('harbour');
  const rows = await fleet.all.selectFrom('vehicle').select(['id', 'slug', 'stocknum', 'dealershipId']).execute();
  cars = new Map(rows.map((row) => [row.stocknum, row]));
});
afterAll(() => fleet.end());

const called = async (stocknum: string, of = context) => {
  const car = await findVehicle(of, cars.get(stocknum)?.slug ?? '');
  return car === null ? undefined : callView(of, car);
};
const post = (body: string, type = 'application/json', of = context) =>
  revealPhone(
    new Request('https://dealer.example/api/call-reveal', { method: 'POST', body, headers: { 'content-type': type } }),
    of,
  );
const asked = (stocknum: string, facts: object = {}) => ({
  car_id: cars.get(stocknum)?.id,
  dealership_id: cars.get(stocknum)?.dealershipId,
  website_id: context.site.id,
  ...facts,
});
const noted = async () =>
  (await sql<Record<string, unknown>>`select to_jsonb(r) as row from call_reveal r order by id`.execute(fleet.all)).rows.map(
    ({ row }) => row,
  );

test('V11.1 the number of a vehicle’s dealer is masked until it is asked for', async () =>
  expect(await called('used')).toEqual({
    text: 'Call the dealer',
    phone: '07 3111 1111',
    masked: '07 31•• ••••',
    carId: cars.get('used')?.id,
    dealershipId: cars.get('used')?.dealershipId,
    websiteId: context.site.id,
  }));
test('V11.1 where the dealer shows it the number is there at once', async () =>
  expect(await called('open', await fleet.context('open'))).toMatchObject({ phone: '07 3000 0000', masked: null }));
test('V11h a dealer without a number has none to show', async () =>
  expect(await called('mute')).toMatchObject({ phone: null, masked: null }));
test('V11i a sold vehicle is not rung about', async () => expect(await called('gone')).toBeNull());

test('V11.2 a reveal is stored with vehicle, dealership and time, and nothing of the visitor', async () => {
  const answer = await post(JSON.stringify(asked('used')));
  expect([answer.status, await answer.json()]).toEqual([201, asked('used')]);
  expect(await noted()).toEqual([
    {
      id: expect.any(Number),
      site_id: context.site.id,
      vehicle_id: cars.get('used')?.id,
      dealership_id: cars.get('used')?.dealershipId,
      revealed_at: expect.stringContaining('2026-11-15'),
    },
  ]);
});

test('V11k a form is taken like JSON, and an address like an id', async () => {
  const before = (await noted()).length;
  const form = new URLSearchParams(Object.entries(asked('used')).map(([name, value]) => [name, String(value)]));
  expect((await post(form.toString(), 'application/x-www-form-urlencoded')).status).toBe(201);
  expect((await post(JSON.stringify(asked('used', { car_id: cars.get('used')?.slug })))).status).toBe(201);
  expect(await noted()).toHaveLength(before + 2);
});

test.each([
  ['another site’s vehicle', () => asked('open', { website_id: context.site.id })],
  ['no vehicle', () => asked('used', { car_id: 999_999_999 })],
  ['another website', () => asked('used', { website_id: context.site.id + 1 })],
  ['another dealership', () => asked('used', { dealership_id: cars.get('mute')?.dealershipId })],
])('V11l a reveal for %s is a 404, and nothing is stored', async (_, body) => {
  const before = (await noted()).length;
  const answer = await post(JSON.stringify(body()));
  expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'application/problem+json']);
  expect(await noted()).toHaveLength(before);
});

test.each([
  ['{}', 422],
  ['{"car_id":"\\u0000","dealership_id":-1,"website_id":1e99}', 422],
  ['{"car_id":{"a":1},"dealership_id":[1],"website_id":null}', 422],
  ['[]', 400],
  ['nonsense', 400],
])('V11m the body %j is refused with %d', async (body, status) => {
  const answer = await post(body);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([status, 'application/problem+json']);
});

test('V11n a refusal names the fields that are at fault', async () =>
  expect(await (await post(JSON.stringify(asked('used', { dealership_id: 'x' })))).json()).toMatchObject({
    errors: [{ field: 'dealership_id' }],
  }));

test('V11o an address that reveals without end is told to wait', async () => {
  const services = someServices(NOW, { counts: new AddressLimit(1, 600_000, () => NOW.getTime()) });
  const statuses: number[] = [];
  for (let time = 0; time < 2; time += 1)
    statuses.push((await post(JSON.stringify(asked('used')), 'application/json', { ...context, services })).status);
  expect(statuses).toEqual([201, 429]);
});

test('H9.3 reveals on one site, from however many addresses, are limited, and nothing more is stored', async () => {
  const counts = new AddressLimit(10, 600_000, () => NOW.getTime(), 2);
  const before = (await noted()).length;
  const statuses: number[] = [];
  for (const ip of ['198.51.100.1', '198.51.100.2', '198.51.100.3']) {
    const sender = { ip, visitor: null, session: null, isSecure: true, userAgent: '', page: '' };
    const of = { ...context, sender, services: someServices(NOW, { counts }) };
    statuses.push((await post(JSON.stringify(asked('used')), 'application/json', of)).status);
  }
  expect(statuses).toEqual([201, 201, 429]);
  expect(await noted()).toHaveLength(before + 2);
});
