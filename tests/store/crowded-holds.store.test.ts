import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { HoldLimits } from '#src/rules/reservations/held-before.ts';
import { holdVehicle } from '#src/use-cases/reservations/hold-vehicle.ts';
import { ANNA, aReservationShop, DEPOSIT_CENTS, PRICE_CENTS, type ReservationShop } from './reservation-shop.ts';
import { aPhone, aSignInHarness, type SignInHarness } from './sign-in-harness.ts';

let shop: ReservationShop;
let signIn: SignInHarness;
let cars: readonly number[];
beforeAll(async () => {
  shop = await aReservationShop();
  cars = await shop.manyCars(30);
  signIn = await aSignInHarness(shop.fleet);
});
beforeEach(() => sql`delete from reservation_event; delete from reservation`.execute(shop.fleet.all));
afterAll(() => signIn.end());

interface Crowd {
  readonly ip: string;
  readonly limits: HoldLimits;
  readonly session?: string;
}

/** Somebody without a cookie wants a vehicle. */
async function wants(car: number | undefined, { ip, limits, session }: Crowd): Promise<string> {
  const visitor = await shop.visitor({ token: null, ...(session === undefined ? {} : { session }) });
  if (visitor.sender === null) throw new Error('A visitor sends something.');
  const there = { ...visitor, sender: { ...visitor.sender, ip }, services: { ...visitor.services, holdLimits: limits } };
  return (
    await holdVehicle(there, {
      carKey: String(car),
      contact: ANNA,
      seenPriceCents: PRICE_CENTS,
      seenDepositCents: DEPOSIT_CENTS,
      idempotencyKey: crypto.randomUUID(),
    })
  ).kind;
}

/** One after the other, each wants the next vehicle. */
async function inTurn(from: number, count: number, crowd: Crowd): Promise<string[]> {
  const kinds: string[] = [];
  for (const car of cars.slice(from, from + count)) kinds.push(await wants(car, crowd));
  return kinds;
}

const THREE: HoldLimits = { perAddress: 3, sitePercent: 1_000 };

test('R2, H9.1 one network address holds so many vehicles unpaid at a time under however many names, and another when one is free', async () => {
  const there = { ip: '198.51.100.20', limits: THREE };
  expect(await inTurn(0, 5, there)).toEqual(['held', 'held', 'held', 'crowded', 'crowded']);
  expect(await inTurn(5, 1, { ...there, ip: '198.51.100.21' })).toEqual(['held']);
  await sql`update reservation set held_until = clock_timestamp() where vehicle_id = ${cars[1]}`.execute(shop.fleet.all);
  expect(await inTurn(6, 2, there)).toEqual(['held', 'crowded']);
});

test('R2, H9.1 those who want vehicles at the same instant at one address hold no more than its share', async () => {
  const kinds = await Promise.all(cars.slice(0, 8).map((car) => wants(car, { ip: '198.51.100.30', limits: THREE })));
  expect(kinds.filter((kind) => kind === 'held')).toHaveLength(3);
});

test('R2 whoever has signed in holds a vehicle however many others do at their address, such as a dealership’s own wifi', async () => {
  const { token } = await signIn.signIn(await signIn.at('ours'), aPhone());
  const there = { ip: '198.51.100.31', limits: THREE };
  expect(await inTurn(0, 4, there)).toEqual(['held', 'held', 'held', 'crowded']);
  expect(await wants(cars[3], { ...there, session: token })).toBe('held');
  // Nor does theirs take room from the others.
  await sql`update reservation set held_until = clock_timestamp() where vehicle_id = ${cars[0]}`.execute(shop.fleet.all);
  expect(await inTurn(4, 2, there)).toEqual(['held', 'crowded']);
});

test('R2, H9.3 people who have not signed in hold a share of a site’s vehicles unpaid, twenty at least, from however many addresses', async () => {
  const { token } = await signIn.signIn(await signIn.at('ours'), aPhone());
  const limits = { perAddress: 1_000, sitePercent: 10 };
  expect(await inTurn(0, 21, { ip: '198.51.100.40', limits })).toEqual([...Array.from({ length: 20 }, () => 'held'), 'crowded']);
  expect(await inTurn(22, 1, { ip: '198.51.100.41', limits })).toEqual(['crowded']);
  expect(await inTurn(22, 1, { ip: '198.51.100.41', limits, session: token })).toEqual(['held']);
});
