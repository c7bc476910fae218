import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { answerCheckout } from '#src/http/answer-checkout.ts';
import type { Context } from '#src/use-cases/context.ts';
import { startPayment } from '#src/use-cases/payments/start-payment.ts';
import { endReservations } from '#src/use-cases/reservations/end-reservations.ts';
import { findVehicle } from '#src/use-cases/stock/find-vehicle.ts';
import { checkoutPages } from '#src/views/reservations/checkout-href.ts';
import { showCheckout } from '#src/views/reservations/show-checkout.ts';
import { ANNA, aReservationShop, DEPOSIT_CENTS, PRICE_CENTS, type ReservationShop } from '#tests/store/reservation-shop.ts';
import { aStripeDesk, type StripeDesk } from '#tests/store/stripe-shop.ts';

let shop: ReservationShop;
let desk: StripeDesk;
beforeAll(async () => {
  shop = await aReservationShop();
});
afterAll(() => shop.end());
beforeEach(async () => {
  desk = await aStripeDesk(shop);
});
afterEach(() => desk.stripe.stop());

/** Somebody who holds a vehicle and was led to Stripe's own page, and what their browser does next. Nobody tells the platform what they do there. */
async function atStripe() {
  const car = await shop.aCar();
  const anna = desk.paying(await shop.visitor());
  const id = await shop.held(anna, car);
  const vehicle = await findVehicle(anna, String(car));
  if (vehicle === null) throw new Error('The vehicle is gone.');
  const pages = checkoutPages(anna, vehicle.slug);
  const started = await startPayment(anna, id, {
    seenDepositCents: DEPOSIT_CENTS,
    seenPriceCents: PRICE_CENTS,
    returnUrl: (payment) => `https://dealer.example/checkout?payment=${payment}`,
  });
  if (started.kind !== 'page') throw new Error(JSON.stringify(started));
  const { paymentId } = started;
  const now: Context = { ...anna, services: { ...anna.services, now: Date.now } };
  return {
    car,
    anna,
    id,
    paymentId,
    paymentPage: pages.payment(paymentId),
    pay: () => desk.stripe.payAt(new URL(started.href).pathname.split('/').at(-1) ?? '', 'succeeded'),
    opens: (payment: string | null = null) => showCheckout(now, vehicle, payment, pages),
    sends: (step: 'pay' | 'hold', priceCents = PRICE_CENTS) => {
      const sent = { ...ANNA, step, price_cents: String(priceCents), deposit_cents: String(DEPOSIT_CENTS), hold_key: 'k' };
      const request = new Request('https://dealer.example/checkout', { method: 'POST', body: new URLSearchParams(sent) });
      const report = (error: unknown) => {
        throw error;
      };
      return answerCheckout(anna, request, { car: vehicle, paymentId: null, pages, report });
    },
  };
}

test.each(['pay', 'hold'] as const)(
  'R2 whoever has paid on Stripe’s page and sends the checkout once more after the time is over (%s) has the vehicle, and pays once',
  async (step) => {
    const { id, pay, paymentId, paymentPage, sends, opens } = await atStripe();
    expect(pay()).toBe(true);
    await shop.age(id, 21);
    expect(await sends(step)).toMatchObject({ kind: 'goOn', href: paymentPage });
    expect(await opens(paymentId)).toMatchObject({ kind: 'yours' });
    expect(await shop.payments(id)).toEqual(['succeeded none']);
    expect(desk.stripe.sessions.size).toBe(1);
  },
);

test('R2 whoever paid on Stripe’s page is not told by the form of another tab that the price has changed and nothing was charged', async () => {
  const { id, pay, paymentPage, sends } = await atStripe();
  pay();
  expect(await sends('pay', PRICE_CENTS - 100)).toMatchObject({ kind: 'goOn', href: paymentPage });
  expect(await shop.state(id)).toBe('paid');
});

test('R2 whoever has not paid there is told that the price has changed', async () => {
  const { sends } = await atStripe();
  expect(await sends('pay', PRICE_CENTS - 100)).toMatchObject({ kind: 'again', status: 409, reply: { figures: {} } });
});

test('R2 whoever paid on Stripe’s page and opens the checkout after the time is over is not told that nothing was charged', async () => {
  const { id, pay, opens } = await atStripe();
  pay();
  await shop.age(id, 21);
  expect(await opens()).toMatchObject({ kind: 'yours' });
  expect(await shop.state(id)).toBe('paid');
});

test('R2 while Stripe does not answer, neither the checkout nor its form says that the time ran out and nothing was charged', async () => {
  const { id, pay, opens, sends, anna, car } = await atStripe();
  pay();
  await shop.age(id, 21);
  desk.stripe.fails('down', 'down', 'down', 'down', 'down', 'down');
  const opened = await opens();
  expect(opened).toMatchObject({ kind: 'checkout', reply: { isDown: true, isLapsed: false } });
  const sent = await sends('pay');
  expect(sent).toMatchObject({ kind: 'again', status: 503, reply: { isDown: true } });
  expect(JSON.stringify([opened, sent])).not.toContain('Nothing was charged');
  expect(await shop.hold(anna, car)).toEqual({ kind: 'unavailable' });
});

test('R2 whoever pays when nothing is held for them any more reads that it came too late, and may start again', async () => {
  const { id, pay, opens, paymentId } = await atStripe();
  await shop.age(id, 21);
  desk.stripe.fails('down', 'down');
  await endReservations(desk.means);
  pay();
  const shown = await opens(paymentId);
  expect(shown).toMatchObject({
    kind: 'taken',
    page: {
      title: 'Your payment came too late',
      charged: 'What you paid will go back to Visa ending 4242, all of it.',
      tell: null,
    },
  });
  expect(shown.kind === 'taken' && shown.page.againHref).toContain('/checkout');
  expect(shown.kind === 'taken' && shown.page.more).toContain('The car is still available.');
});

test('R2 whoever pays after somebody else has taken it reads that, and that it all goes back', async () => {
  const { id, car, pay, opens, paymentId } = await atStripe();
  await shop.age(id, 21);
  await shop.held(await shop.visitor(), car);
  pay();
  expect(await opens(paymentId)).toMatchObject({
    kind: 'taken',
    page: { title: 'Someone reserved it just before you', againHref: null, tell: { label: 'Tell me if it comes back' } },
  });
});
