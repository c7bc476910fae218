import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerPurchase } from '#src/http/answer-purchase.ts';
import { MOST_PURCHASES } from '#src/rules/purchase/purchase-limits.ts';
import type { Context } from '#src/use-cases/context.ts';
import { AddressLimit } from '#src/use-cases/limits/limit-addresses.ts';
import { listOwnPurchases, ownPurchase } from '#src/use-cases/purchase/own-purchase.ts';
import { saveStep } from '#src/use-cases/purchase/save-step.ts';
import { findVehicle } from '#src/use-cases/stock/find-vehicle.ts';
import { ANNA, aReservationShop, type ReservationShop } from './reservation-shop.ts';
import { aPhone, aSignInHarness, type SignInHarness } from './sign-in-harness.ts';

let shop: ReservationShop;
let signIn: SignInHarness;
let cars: readonly number[];
beforeAll(async () => {
  shop = await aReservationShop({ purchaseJourney: true });
  cars = await shop.manyCars(40);
  signIn = await aSignInHarness(shop.fleet);
});
afterAll(() => signIn.end());

const NOBODY = { id: null, answers: {}, former: {}, owner: null };
const DETAILS = { state: 'qld', buyer: 'me', abn: null } as const;
const typed = (phone: string) => `0${phone.slice(3)}`;

/** Sends a step of buying a vehicle, as its page does. */
async function send(
  context: Context,
  car: number | undefined,
  step: 'details' | 'trade-in' | 'later',
  fields: Record<string, string>,
) {
  const vehicle = await findVehicle(context, String(car));
  if (vehicle === null) throw new Error('The vehicle is gone.');
  const request = new Request(`http://ours.localhost/checkout-journey?car_id=${car}&step=${step}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
  });
  const own = await ownPurchase(context, vehicle.id, null);
  const report = (error: unknown) => {
    throw error;
  };
  return answerPurchase(context, request, step, { car: vehicle, own, link: null, isChange: false, report });
}

/** A purchase that somebody began signed out and typed a number into, and whoever has proved that number on another device. */
async function ofTwo(car: number) {
  const phone = aPhone();
  const guest = await shop.visitor();
  const details = { ...DETAILS, contact: { ...ANNA, phone: typed(phone) } };
  const begun = (await saveStep(guest, car, NOBODY, { details, finance: { kind: 'transfer' } }))?.id ?? '';
  const { token, shopper } = await signIn.signIn(await signIn.at('ours'), phone);
  return { guest, begun, details, shopper, signedIn: await shop.visitor({ session: token }) };
}
const emails = async (purchase: string) =>
  (await sql`select 1 from purchase_mail where purchase_id = ${purchase}`.execute(shop.fleet.all)).rows.length;

test('R3, A10 whoever proves a number is not emailed the link to what somebody else began with it: it opens the name and address', async () => {
  const car = cars[0] ?? 0;
  const { guest, begun, signedIn } = await ofTwo(car);
  expect(await send(signedIn, car, 'later', { email: 'stranger@shopper.example' })).toMatchObject({ kind: 'again', status: 409 });
  expect(await emails(begun)).toBe(0);
  expect((await send(guest, car, 'later', { email: 'anna@shopper.example' })).kind).toBe('goOn');
  expect(await emails(begun)).toBe(1);
});

test('R3, A10 whoever goes on with it has a purchase of their own, and whoever began it keeps theirs as it was', async () => {
  const car = cars[1] ?? 0;
  const { guest, begun, details, shopper, signedIn } = await ofTwo(car);
  expect((await send(signedIn, car, 'trade-in', { trade_in: 'none' })).kind).toBe('goOn');
  expect(await ownPurchase(guest, car, null)).toMatchObject({ id: begun, answers: { details, finance: { kind: 'transfer' } } });
  const own = await ownPurchase(signedIn, car, null);
  expect(own.id).not.toBe(begun);
  expect(own.answers).toEqual({ finance: { kind: 'transfer' }, tradeIn: { kind: 'none' } });
  // Theirs is found first, also after whoever began the other has gone on, and is the only one of the vehicle on their list.
  await saveStep(guest, car, { id: begun, answers: {} }, { tradeIn: { kind: 'later', vehicle: '2014 Mazda 3' } });
  expect((await ownPurchase(signedIn, car, null)).id).toBe(own.id);
  expect((await listOwnPurchases(signedIn, shopper)).map(({ id }) => id)).toEqual([own.id]);
  expect((await send(signedIn, car, 'later', { email: 'me@shopper.example' })).kind).toBe('goOn');
  expect([await emails(own.id ?? ''), await emails(begun)]).toEqual([1, 0]);
});

test('R3, A10 whoever has signed in and goes on by the link of an email takes the purchase from nobody who began it signed out', async () => {
  const car = cars[2] ?? 0;
  const guest = await shop.visitor();
  const id = (await saveStep(guest, car, NOBODY, { finance: { kind: 'transfer' } }))?.id ?? '';
  const { token } = await signIn.signIn(await signIn.at('ours'), aPhone());
  const signedIn = await shop.visitor({ session: token });
  const key = signedIn.services.signer.sign('purchase', id);
  await saveStep(signedIn, car, await ownPurchase(signedIn, car, { id, key }), { tradeIn: { kind: 'none' } });
  expect(await ownPurchase(guest, car, null)).toMatchObject({
    id,
    answers: { finance: { kind: 'transfer' }, tradeIn: { kind: 'none' } },
  });
});

test('R3 whoever signs in on the browser on which they began goes on with the same purchase, which is theirs from then on', async () => {
  const car = cars[3] ?? 0;
  const guest = await shop.visitor({ token: 'begins-and-signs-in' });
  const id = (await saveStep(guest, car, NOBODY, { finance: { kind: 'transfer' } }))?.id ?? '';
  const { token, shopper } = await signIn.signIn(await signIn.at('ours'), aPhone());
  const signedIn = await shop.visitor({ token: 'begins-and-signs-in', session: token });
  expect((await send(signedIn, car, 'trade-in', { trade_in: 'none' })).kind).toBe('goOn');
  expect((await listOwnPurchases(await shop.visitor({ session: token }), shopper)).map((one) => one.id)).toEqual([id]);
});

/** The statuses of purchases that are begun one after the other; 200 for one that is begun. */
async function beginning(context: Context, from: number, count: number): Promise<number[]> {
  const statuses: number[] = [];
  for (const car of cars.slice(from, from + count)) {
    const answer = await send(context, car, 'trade-in', { trade_in: 'none' });
    statuses.push(answer.kind === 'goOn' ? 200 : answer.status);
  }
  return statuses;
}

test('R3, H9.1 an address begins so many purchases, and goes on with them however many it has begun; a site has its limit too', async () => {
  const visitor = await shop.visitor({ token: null });
  const services = { ...visitor.services, purchases: new AddressLimit(2, 600_000, () => 0, 3) };
  expect(await beginning({ ...visitor, services }, 4, 3)).toEqual([200, 200, 429]);
  const other = await shop.visitor();
  expect(await beginning({ ...other, services }, 4, 2)).toEqual([200, 429]);
  const again = await send({ ...other, services }, cars[4], 'trade-in', { trade_in: 'none' });
  expect(again.kind).toBe('goOn');
});

test('R3, H9.2 a person keeps so many purchases at a time, and is asked to go on with one of them', async () => {
  const anna = await shop.visitor();
  const statuses = await beginning(anna, 4, MOST_PURCHASES + 1);
  expect(statuses).toEqual([...Array.from({ length: MOST_PURCHASES }, () => 200), 409]);
  expect((await send(anna, cars[4], 'trade-in', { trade_in: 'none' })).kind).toBe('goOn');
});
