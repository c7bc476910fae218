import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Context } from '#src/use-cases/context.ts';
import { AddressLimit } from '#src/use-cases/limits/limit-addresses.ts';
import { settlePayment } from '#src/use-cases/payments/settle-payment.ts';
import { startPayment } from '#src/use-cases/payments/start-payment.ts';
import { takeNotice } from '#src/use-cases/payments/take-notice.ts';
import { ANNA, aReservationShop, DEPOSIT_CENTS, PRICE_CENTS, type ReservationShop } from './reservation-shop.ts';

let shop: ReservationShop;
beforeAll(async () => {
  shop = await aReservationShop();
});
afterAll(() => shop.end());

const SEEN = { seenDepositCents: DEPOSIT_CENTS, seenPriceCents: PRICE_CENTS };

test.each([0, 1, -DEPOSIT_CENTS, 19_999, 2_000_000, Number.MAX_SAFE_INTEGER, 1e300, Number.NaN, 200.5])(
  'R2 a deposit that was changed by hand to %d cents is said to be wrong, and nothing is held or charged',
  async (seenDepositCents) => {
    const car = await shop.aCar();
    const anna = await shop.visitor();
    expect(await shop.hold(anna, car, { seenDepositCents })).toMatchObject({
      kind: 'priceChanged',
      what: 'deposit',
      toCents: DEPOSIT_CENTS,
    });
    const id = await shop.held(anna, car);
    expect(await startPayment(anna, id, { ...SEEN, seenDepositCents })).toMatchObject({
      kind: 'priceChanged',
      what: 'deposit',
      toCents: DEPOSIT_CENTS,
    });
    expect(await shop.payments(id)).toEqual([]);
  },
);

test('R2 a price that changed while the page was open is said, not charged; once it was seen, the reservation has it', async () => {
  const car = await shop.aCar();
  const anna = await shop.visitor();
  await shop.change(car, { price: 24_000 });
  expect(await shop.hold(anna, car)).toEqual({ kind: 'priceChanged', what: 'price', fromCents: PRICE_CENTS, toCents: 2_400_000 });
  const held = await shop.hold(anna, car, { seenPriceCents: 2_400_000 });
  if (held.kind !== 'held') throw new Error(JSON.stringify(held));
  const { id } = held.reservation;
  await shop.change(car, { price: 26_000 });
  expect(await startPayment(anna, id, { ...SEEN, seenPriceCents: 2_400_000 })).toEqual({
    kind: 'priceChanged',
    what: 'price',
    fromCents: 2_400_000,
    toCents: 2_600_000,
  });
  expect(await shop.payments(id)).toEqual([]);
  expect((await startPayment(anna, id, { ...SEEN, seenPriceCents: 2_600_000 })).kind).toBe('started');
  const row = await shop.fleet.all.selectFrom('reservation').select('priceCents').where('id', '=', id).executeTakeFirstOrThrow();
  expect(Number(row.priceCents)).toBe(2_600_000);
});

test('R2 whoever already holds a vehicle is told its new price before anything is recorded, and goes on with it', async () => {
  const car = await shop.aCar();
  const anna = await shop.visitor();
  const id = await shop.held(anna, car);
  const row = () =>
    shop.fleet.all.selectFrom('reservation').select(['priceCents', 'shown']).where('id', '=', id).executeTakeFirst();
  const before = await row();
  await shop.change(car, { price: 24_000 });
  expect(await shop.hold(anna, car)).toEqual({ kind: 'priceChanged', what: 'price', fromCents: PRICE_CENTS, toCents: 2_400_000 });
  expect(await row()).toEqual(before);
  expect(await shop.hold(anna, car, { seenPriceCents: 2_400_000 })).toMatchObject({ kind: 'yours', reservation: { id } });
  expect((await startPayment(anna, id, { ...SEEN, seenPriceCents: 2_400_000 })).kind).toBe('started');
});

test('R2 the deposit of a vehicle is its own, and what was agreed to stays when the dealer changes it', async () => {
  const car = await shop.aCar({ reserve_amount: 350 });
  const anna = await shop.visitor();
  expect(await shop.hold(anna, car)).toMatchObject({ kind: 'priceChanged', what: 'deposit', toCents: 35_000 });
  const held = await shop.hold(anna, car, { seenDepositCents: 35_000 });
  if (held.kind !== 'held') throw new Error(JSON.stringify(held));
  await shop.change(car, { reserve_amount: 900 });
  const started = await startPayment(anna, held.reservation.id, { ...SEEN, seenDepositCents: 35_000 });
  expect(started).toMatchObject({ kind: 'started', amountCents: 35_000 });
});

test.each([
  ['sold', { status: 'sold', sold: true }],
  ['reserved by phone', { reserved: true }],
  ['coming soon', { status: 'coming_soon' }],
  ['without a price', { price: null }],
  ['too cheap', { price: 200 }],
  ['switched off', { reserve_eligible: false }],
])('R1 a vehicle that is %s by now is not held, whatever the page said', async (_, facts) => {
  const car = await shop.aCar();
  const stale = await shop.visitor();
  await shop.change(car, facts);
  expect((await shop.hold(stale, car)).kind).toBe('notOffered');
});

test('R1, I4 a vehicle that is hidden, another site’s or nonsense is unknown; a site without reservations holds nothing', async () => {
  const car = await shop.aCar();
  const anna = await shop.visitor();
  await shop.change(car, { show_on_dealer_website: false });
  expect((await shop.hold(anna, car)).kind).toBe('unknown');
  for (const carKey of ['', '0', '999999999', "1' or '1'='1", 'x'.repeat(5000), '\u0000'])
    expect((await shop.hold(anna, car, { carKey })).kind).toBe('unknown');
  const off = { ...anna, site: { ...anna.site, switches: { ...anna.site.switches, reserveEnabled: false } } };
  expect((await shop.hold(off, await shop.aCar())).kind).toBe('unknown');
});

test('L5 details that are missing or wrong are named, and hold nothing', async () => {
  const car = await shop.aCar();
  const anna = await shop.visitor();
  const outcome = await shop.hold(anna, car, { contact: { name: ' ', email: 'not an address', phone: '12' } });
  expect(outcome.kind === 'invalid' && outcome.errors.map(({ field }) => field)).toEqual(['name', 'last_name', 'email', 'phone']);
  expect((await shop.hold(await shop.visitor(), car)).kind).toBe('held');
});

test.each([
  ['another currency', { currency: 'usd' }],
  ['less', { amountCents: 1 }],
  ['far too much', { amountCents: 99_999_999_999 }],
])('R2 a success of %s is no deposit: the vehicle stays held, and the money goes back', async (_, changed) => {
  const car = await shop.aCar();
  const anna = await shop.visitor();
  const id = await shop.held(anna, car);
  const { paymentId, reference } = await shop.start(anna, id);
  shop.provider.bank(reference, 'succeeded', changed);
  expect(await settlePayment(anna, paymentId)).toMatchObject({ kind: 'returned', reservation: { state: 'held' } });
  await shop.work();
  expect(shop.provider.refunds.filter((one) => one === reference)).toEqual([reference]);
});

test('R2 what a notice says is not believed: a forged success changes nothing', async () => {
  const car = await shop.aCar();
  const anna = await shop.visitor();
  const id = await shop.held(anna, car);
  const { paymentId, reference } = await shop.start(anna, id);
  const payment = {
    reference,
    id: paymentId,
    outcome: 'succeeded',
    amountCents: DEPOSIT_CENTS,
    currency: 'aud',
    refundedCents: 0,
    card: null,
    createdAt: 0,
  } as const;
  await takeNotice(anna, { id: 'forged', payment });
  await takeNotice(anna, { id: 'about nothing', payment: { ...payment, reference: 'unheard of', id: 'nonsense' } });
  await shop.work();
  expect(await shop.state(id)).toBe('held');
});

test('R2 a form that is sent twice without a cookie is one visitor’s, and finds the same hold', async () => {
  const car = await shop.aCar();
  const nobody = await shop.visitor({ token: null });
  const twice = { idempotencyKey: 'pressed twice', contact: ANNA };
  const [one, two] = await Promise.all([shop.hold(nobody, car, twice), shop.hold(nobody, car, twice)]);
  expect([one.kind, two.kind]).toEqual(['held', 'held']);
  if (one.kind !== 'held' || two.kind !== 'held') return;
  expect(one.reservation.id).toBe(two.reservation.id);
  expect(one.visitor).toBe(two.visitor);
});

/** Holds a vehicle and lets the time run out. */
async function heldAndLapsed(context: Context, car: number, contact = ANNA): Promise<void> {
  const held = await shop.hold(context, car, { contact });
  if (held.kind !== 'held') throw new Error(held.kind);
  await shop.age(held.reservation.id, 21);
  await shop.work();
}

test('R2 whoever holds a vehicle three times a day and does not pay cannot keep it from everybody else by holding it again', async () => {
  const [car, anna] = [await shop.aCar(), await shop.visitor()];
  for (let times = 0; times < 3; times += 1) await heldAndLapsed(anna, car, { ...ANNA, email: `a${times}@shopper.example` });
  const refused = await shop.hold(anna, car, { contact: { ...ANNA, email: 'new@shopper.example', phone: '0498 765 432' } });
  expect(refused).toEqual({ kind: 'tooOften', retryAfterSeconds: expect.any(Number) });
  const wait = 'retryAfterSeconds' in refused ? refused.retryAfterSeconds : 0;
  expect(wait).toBeGreaterThan(86_000);
  expect(wait).toBeLessThanOrEqual(86_400);
  await heldAndLapsed(await shop.visitor(), car);
  await sql`update reservation set created_at = created_at - interval '1 day' where vehicle_id = ${car}`.execute(shop.fleet.all);
  expect((await shop.hold(anna, car, { contact: ANNA })).kind).toBe('held');
});

test('R2 a network address that holds a vehicle six times a day as other people cannot hold it again', async () => {
  const car = await shop.aCar();
  const from = async () => {
    const visitor = await shop.visitor();
    if (visitor.sender === null) throw new Error('A visitor sends something.');
    return { ...visitor, sender: { ...visitor.sender, ip: '198.51.100.7' } };
  };
  for (let times = 0; times < 6; times += 1)
    await heldAndLapsed(await from(), car, { ...ANNA, email: `b${times}@shopper.example` });
  expect((await shop.hold(await from(), car)).kind).toBe('tooOften');
  expect((await shop.hold(await shop.visitor(), car)).kind).toBe('held');
});

test('R2 nobody is kept from a vehicle by strangers who typed their email address and number', async () => {
  const car = await shop.aCar();
  for (let times = 0; times < 4; times += 1) await heldAndLapsed(await shop.visitor(), car, ANNA);
  for (const other of [await shop.aCar(), await shop.aCar(), await shop.aCar()])
    expect((await shop.hold(await shop.visitor(), other, { contact: ANNA })).kind).toBe('held');
  expect((await shop.hold(await shop.visitor(), car, { contact: ANNA })).kind).toBe('held');
});

test('R2 one person holds three vehicles unpaid and no fourth, and one address no more than its limit', async () => {
  const cars = [await shop.aCar(), await shop.aCar(), await shop.aCar()];
  const car = await shop.aCar();
  const anna = await shop.visitor();
  for (const one of cars) await shop.held(anna, one);
  expect(await shop.hold(anna, car)).toEqual({ kind: 'tooMany', retryAfterSeconds: 1200 });
  const ben = await shop.visitor();
  const limited = { ...ben, services: { ...ben.services, reservations: new AddressLimit(1, 600_000, () => 0) } };
  expect((await shop.hold(limited, car)).kind).toBe('held');
  expect(await shop.hold(limited, car)).toMatchObject({ kind: 'tooMany' });
});
