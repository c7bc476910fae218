import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerCheckout } from '#src/http/answer-checkout.ts';
import type { Context } from '#src/use-cases/context.ts';
import { startPayment } from '#src/use-cases/payments/start-payment.ts';
import { saveStep } from '#src/use-cases/purchase/save-step.ts';
import { findVehicle } from '#src/use-cases/stock/find-vehicle.ts';
import { purchasePages } from '#src/views/purchase/purchase-href.ts';
import { showPurchase } from '#src/views/purchase/show-purchase.ts';
import { checkoutPages } from '#src/views/reservations/checkout-href.ts';
import { showCheckout } from '#src/views/reservations/show-checkout.ts';
import { ANNA, aReservationShop, DEPOSIT_CENTS, PRICE_CENTS, type ReservationShop } from './reservation-shop.ts';

let shop: ReservationShop;
beforeAll(async () => {
  shop = await aReservationShop({ purchaseJourney: true });
});
afterAll(() => shop.end());

const SEEN = { seenDepositCents: DEPOSIT_CENTS, seenPriceCents: PRICE_CENTS };

const GONE = [
  ['has no price', { price: null }, 'unpriced', 'This car no longer has a price online'],
  ['costs less than its deposit', { price: 150 }, 'tooLow', 'This car can’t be reserved online at its new price'],
] as const;

/** A vehicle that somebody holds, as the feed has changed it since. */
async function heldThen(facts: Readonly<Record<string, unknown>>) {
  const car = await shop.aCar();
  const anna = await shop.visitor();
  const id = await shop.held(anna, car);
  await shop.change(car, facts);
  return { car, anna, id };
}

async function vehicleOf(context: Context, car: number) {
  const vehicle = await findVehicle(context, String(car));
  if (vehicle === null) throw new Error('The vehicle is gone.');
  return vehicle;
}

/** What the form of a checkout is answered that shows what was true when the hold began. */
async function paid(context: Context, car: number, more: Readonly<Record<string, string>> = {}) {
  const vehicle = await vehicleOf(context, car);
  const sent = {
    ...ANNA,
    step: 'pay',
    price_cents: String(PRICE_CENTS),
    deposit_cents: String(DEPOSIT_CENTS),
    hold_key: 'k',
    ...more,
  };
  const request = new Request('https://dealer.example/checkout', { method: 'POST', body: new URLSearchParams(sent) });
  const pages = checkoutPages(context, vehicle.slug);
  const report = (error: unknown) => {
    throw error;
  };
  return answerCheckout(context, request, { car: vehicle, paymentId: null, pages, report });
}

test.each(GONE)(
  'R2 a held vehicle that %s by now is not paid for: the reason is said, and the hold stays',
  async (_, facts, why) => {
    const { car, anna, id } = await heldThen(facts);
    expect(await startPayment(anna, id, SEEN)).toEqual({ kind: 'notPayable', why });
    expect(await shop.hold(anna, car)).toEqual({ kind: 'notPayable', why });
    expect([await shop.state(id), await shop.payments(id)]).toEqual(['held', []]);
  },
);

test.each(GONE)(
  'R2 whoever pays for a held vehicle that %s reads why, and not that their time ran out',
  async (_, facts, __, title) => {
    const { car, anna, id } = await heldThen(facts);
    const answer = await paid(anna, car);
    expect(answer).toMatchObject({
      kind: 'again',
      status: 409,
      reply: { note: null, isLapsed: false, taken: { title, charged: 'Your card wasn’t charged.' } },
    });
    expect(answer.kind === 'again' && answer.reply.taken?.text).toContain('Get in touch');
    expect(answer.kind === 'again' && answer.reply.taken?.more).toMatch(/^It’s still held for you until \d+\.\d\d [ap]m\.$/);
    expect([await shop.state(id), await shop.payments(id)]).toEqual(['held', []]);
  },
);

test.each(GONE)(
  'R2, R3 the pages of a held vehicle that %s say so, in the checkout and in every step of buying',
  async (_, facts, __, title) => {
    const { car, anna } = await heldThen(facts);
    const fresh = await shop.visitor({ token: anna.sender?.visitor ?? null });
    const now = { ...fresh, showroom: (await shop.fleet.context('ours')).showroom };
    const vehicle = await vehicleOf(now, car);
    const expected = { kind: 'taken', page: { title, charged: null, similar: [] } };
    expect(await showCheckout(now, vehicle, null, checkoutPages(now, vehicle.slug))).toMatchObject(expected);
    const pages = purchasePages(now, { slug: vehicle.slug, link: null });
    for (const step of ['details', 'finance', 'review', 'pay'] as const)
      expect(await showPurchase(now, vehicle, { step, paymentId: null, pages, purchaseId: null })).toMatchObject(expected);
  },
);

test.each(GONE)('R3 whoever pays in a purchase for a held vehicle that %s reads the same', async (_, facts, __, title) => {
  const { car, anna, id } = await heldThen(facts);
  const own = { id: null, answers: {}, former: {}, owner: null };
  const purchase = await saveStep(anna, car, own, { finance: { kind: 'loan', amountCents: 1_000_000, years: 5 } });
  const answer = await paid(anna, car, { purchase_id: purchase?.id ?? '' });
  expect(answer).toMatchObject({ status: 409, reply: { note: null, taken: { title, charged: 'Your card wasn’t charged.' } } });
  expect([await shop.state(id), await shop.payments(id)]).toEqual(['held', []]);
});

test.each(GONE)('R2 a held vehicle that %s can be paid for once its price is back', async (_, facts) => {
  const { car, anna, id } = await heldThen(facts);
  expect((await startPayment(anna, id, SEEN)).kind).toBe('notPayable');
  await shop.change(car, {});
  expect(await shop.hold(anna, car)).toMatchObject({ kind: 'yours', reservation: { id } });
  expect((await startPayment(anna, id, SEEN)).kind).toBe('started');
});

test('R2 a hold that ran out while its vehicle has no price is over, and nobody is told to start again', async () => {
  const { car, anna, id } = await heldThen({ price: null });
  await shop.age(id, 21);
  expect(await startPayment(anna, id, SEEN)).toEqual({ kind: 'lapsed' });
  const answer = await paid(anna, car);
  expect(answer).toMatchObject({ status: 409, reply: { taken: { title: 'This car can’t be reserved online' } } });
});
