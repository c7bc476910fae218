import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Context } from '#src/use-cases/context.ts';
import { settlePayment } from '#src/use-cases/payments/settle-payment.ts';
import { startPayment } from '#src/use-cases/payments/start-payment.ts';
import { sweepPayments } from '#src/use-cases/payments/sweep-payments.ts';
import { cancelReservation } from '#src/use-cases/reservations/cancel-reservation.ts';
import { aReservationShop, DEPOSIT_CENTS, PRICE_CENTS, type ReservationShop } from '#tests/store/reservation-shop.ts';
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

const SEEN = { seenDepositCents: DEPOSIT_CENTS, seenPriceCents: PRICE_CENTS };
const returnUrl = (id: string) => `https://dealer.example/checkout?payment=${id}`;

/** Somebody who holds a vehicle. */
async function holding(): Promise<{ readonly anna: Context; readonly id: string }> {
  const car = await shop.aCar();
  const anna = desk.paying(await shop.visitor());
  return { anna, id: await shop.held(anna, car) };
}
/** They press 'Pay' without script. */
async function toPage(
  anna: Context,
  id: string,
  back = returnUrl,
): Promise<{ readonly paymentId: string; readonly session: string }> {
  const started = await startPayment(anna, id, { ...SEEN, returnUrl: back });
  if (started.kind !== 'page') throw new Error(JSON.stringify(started));
  return { paymentId: started.paymentId, session: new URL(started.href).pathname.split('/').at(-1) ?? '' };
}
const sessions = () => [...desk.stripe.sessions.values()];
const intents = () => [...desk.stripe.intents.values()];

test('R2, R4 whoever pays on Stripe’s own page and comes back has the vehicle: Stripe is asked, not the browser', async () => {
  const { anna, id } = await holding();
  const { paymentId, session } = await toPage(anna, id);
  expect(sessions()).toMatchObject([
    { successUrl: returnUrl(paymentId), cancelUrl: returnUrl(paymentId), amount: DEPOSIT_CENTS },
  ]);
  expect(await settlePayment(anna, paymentId)).toMatchObject({ kind: 'unpaid', reservation: { state: 'held' } });
  desk.stripe.payAt(session, 'succeeded');
  expect(await settlePayment(anna, paymentId)).toMatchObject({
    kind: 'paid',
    reservation: { state: 'paid', card: 'Visa ending 4242' },
  });
  expect(await shop.payments(id)).toEqual(['succeeded none']);
  expect((await anna.store.reservations.payment(paymentId))?.reference).toBe(intents()[0]?.id);
});
test('R2, R4 pressing pay again leads to the same page: at once, after coming back, and after a bank’s no', async () => {
  const { anna, id } = await holding();
  const first = await toPage(anna, id);
  const again = await Promise.all([toPage(anna, id), toPage(anna, id)]);
  desk.stripe.payAt(first.session, 'declined');
  expect(await settlePayment(anna, first.paymentId)).toMatchObject({ kind: 'declined' });
  expect([...again, await toPage(anna, id)]).toEqual([first, first, first]);
  expect(sessions()).toHaveLength(1);
  desk.stripe.payAt(first.session, 'succeeded');
  expect(await startPayment(anna, id, { ...SEEN, returnUrl })).toEqual({ kind: 'underWay', paymentId: first.paymentId });
  expect(await startPayment(anna, id, { ...SEEN, returnUrl })).toEqual({ kind: 'paid' });
});
test('R2, R4 a page that nobody pays on is closed when the hold lapses, and nobody was charged', async () => {
  const { anna, id } = await holding();
  const { paymentId, session } = await toPage(anna, id);
  await shop.age(id, 21);
  await desk.work();
  expect(await shop.state(id)).toBe('expired');
  expect(await shop.payments(id)).toEqual(['given-up none']);
  expect(desk.stripe.payAt(session, 'succeeded')).toBe(false);
  expect(await settlePayment(anna, paymentId)).toMatchObject({ kind: 'unpaid' });
});
test('R2, R4 what is paid there after the hold has lapsed goes back, once', async () => {
  const { anna, id } = await holding();
  const { paymentId, session } = await toPage(anna, id);
  await shop.age(id, 45);
  desk.stripe.payAt(session, 'succeeded');
  expect(await settlePayment(anna, paymentId)).toMatchObject({ kind: 'returned' });
  for (const _ of [1, 2]) await desk.work();
  expect(await shop.state(id)).toBe('refunded');
  expect(desk.stripe.refunds).toEqual([{ payment_intent: intents()[0]?.id, amount: DEPOSIT_CENTS }]);
});
test('R2 letting the vehicle go closes the page', async () => {
  const { anna, id } = await holding();
  const { session } = await toPage(anna, id);
  await cancelReservation(anna, id);
  await desk.work();
  expect(desk.stripe.payAt(session, 'succeeded')).toBe(false);
});
test('R4 a page that has closed meanwhile is opened anew for whoever still holds the vehicle', async () => {
  const { anna, id } = await holding();
  const { paymentId, session } = await toPage(anna, id);
  await desk.means.payments.giveUp(session, null);
  const next = await toPage(anna, id);
  expect(next.paymentId).not.toBe(paymentId);
  expect(await shop.payments(id)).toEqual(['given-up none', 'started none']);
});

test.each(['slow', 'down', 500] as const)(
  'R4 when Stripe is %s, no page is opened, nobody is charged, and the hold stands',
  async (fault) => {
    const { anna, id } = await holding();
    desk.stripe.fails(fault, fault);
    expect(await startPayment(anna, id, { ...SEEN, returnUrl })).toEqual({ kind: 'unavailable' });
    expect([await shop.state(id), intents().length]).toEqual(['held', 0]);
    expect(await toPage(anna, id)).toBeDefined();
  },
);
test('R4 a page whose opening was answered to nobody is found again by the next press', async () => {
  const { anna, id } = await holding();
  desk.stripe.fails('lost', 'lost');
  expect(await startPayment(anna, id, { ...SEEN, returnUrl })).toEqual({ kind: 'unavailable' });
  expect(await toPage(anna, id)).toMatchObject({ session: sessions()[0]?.id });
  expect(sessions()).toHaveLength(1);
});
test.each(['lost', 'down', 500] as const)(
  'R2, R4 whoever presses pay at another entrance after the answer was %s pays there at once, and comes back there',
  async (fault) => {
    const { anna, id } = await holding();
    desk.stripe.fails(fault, fault);
    expect(await startPayment(anna, id, { ...SEEN, returnUrl })).toEqual({ kind: 'unavailable' });
    const elsewhere = (paymentId: string) => `https://dealer.example/checkout-journey?payment=${paymentId}`;
    const { paymentId, session } = await toPage(anna, id, elsewhere);
    expect(desk.stripe.sessions.get(session)?.successUrl).toBe(elsewhere(paymentId));
    expect(await toPage(anna, id)).toEqual({ paymentId, session });
    desk.stripe.payAt(session, 'succeeded');
    expect(await settlePayment(anna, paymentId)).toMatchObject({ kind: 'paid' });
    await desk.work();
    expect(await shop.payments(id)).toEqual(['succeeded none']);
    expect(await sweepPayments(desk.means, Date.now())).toMatchObject({ strays: 0 });
  },
);

/** The same visitor, to whom something happens once Stripe has opened a page, or started a payment in the fields, and before it is on record. */
function interrupted(anna: Context, act: () => Promise<unknown>): Context {
  const { payments, cardForm } = anna.services;
  if (cardForm.kind !== 'stripe') throw new Error('They do not pay with Stripe.');
  const then = async <T>(answer: Promise<T>): Promise<T> => {
    const answered = await answer;
    await act();
    return answered;
  };
  const pages = {
    ...cardForm.pages,
    open: (...given: Parameters<typeof cardForm.pages.open>) => then(cardForm.pages.open(...given)),
  };
  const start = (...given: Parameters<typeof payments.start>) => then(payments.start(...given));
  return { ...anna, services: { ...anna.services, payments: { ...payments, start }, cardForm: { ...cardForm, pages } } };
}
const once = (act: () => Promise<unknown>) => {
  let isDone = false;
  return async () => {
    if (!isDone) {
      isDone = true;
      await act();
    }
  };
};
const openPages = () => sessions().filter(({ status }) => status === 'open');

test('R2, R4 two entrances that ask for the page at the same instant are led to one page: the other is closed', async () => {
  const { anna, id } = await holding();
  let fast: unknown;
  const slow = interrupted(
    anna,
    once(async () => {
      fast = await toPage(anna, id, (paymentId) => `https://dealer.example/checkout-journey?payment=${paymentId}`);
    }),
  );
  expect(await toPage(slow, id)).toEqual(fast);
  expect(sessions()).toHaveLength(2);
  expect(openPages()).toHaveLength(1);
});
test('R2, R4 a page that opens while the fields were begun in another tab is closed: whoever asked last pays, and once', async () => {
  const { anna, id } = await holding();
  const slow = interrupted(
    anna,
    once(() => startPayment(anna, id, SEEN)),
  );
  const { session } = await toPage(slow, id);
  expect(openPages().map((page) => page.id)).toEqual([session]);
  expect(intents().map(({ status }) => status)).toEqual(['canceled']);
});
test('R2, R4 a payment in the fields that is answered while the page was begun in another tab is given up', async () => {
  const { anna, id } = await holding();
  let page = '';
  const slow = interrupted(
    anna,
    once(async () => {
      page = (await toPage(anna, id)).session;
    }),
  );
  expect(await startPayment(slow, id, SEEN)).toMatchObject({ kind: 'started' });
  expect(desk.stripe.payAt(page, 'succeeded')).toBe(false);
  expect(intents().map(({ status }) => status)).toEqual(['canceled', 'requires_payment_method']);
});
test('R2 whoever presses pay when the time is over, and whose bank has yet to answer, is not told that nothing was charged', async () => {
  const { anna, id } = await holding();
  const { paymentId, session } = await toPage(anna, id);
  desk.stripe.payAt(session, 'processing');
  await settlePayment(anna, paymentId);
  await shop.age(id, 21);
  expect(await startPayment(anna, id, { ...SEEN, returnUrl })).toEqual({ kind: 'underWay', paymentId });
  desk.stripe.confirm(intents()[0]?.id ?? '', 'succeeded');
  expect(await settlePayment(anna, paymentId)).toMatchObject({ kind: 'paid' });
});
test.each([
  ['the time is over', (id: string) => shop.age(id, 21), SEEN],
  ['the price has changed', () => Promise.resolve(), { ...SEEN, seenPriceCents: PRICE_CENTS - 100 }],
] as const)(
  'R2 whoever has paid there, and presses pay elsewhere when %s, is not told that nothing was charged',
  async (_, meanwhile, seen) => {
    const { anna, id } = await holding();
    const { paymentId, session } = await toPage(anna, id);
    desk.stripe.payAt(session, 'succeeded');
    await meanwhile(id);
    expect(await startPayment(anna, id, seen)).toEqual({ kind: 'underWay', paymentId });
    expect(await settlePayment(anna, paymentId)).toMatchObject({ kind: 'paid', reservation: { state: 'paid' } });
  },
);
test('R2 when the time is over and Stripe does not answer, nobody is told that nothing was charged', async () => {
  const { anna, id } = await holding();
  await toPage(anna, id);
  await shop.age(id, 21);
  desk.stripe.fails('down', 'down');
  expect(await startPayment(anna, id, { ...SEEN, returnUrl })).toEqual({ kind: 'unavailable' });
  expect(await startPayment(anna, id, { ...SEEN, returnUrl })).toEqual({ kind: 'lapsed' });
});
test('R2 while money is on its way back, pressing pay leads to that payment', async () => {
  const { anna, id } = await holding();
  const { paymentId, session } = await toPage(anna, id);
  await cancelReservation(anna, id);
  desk.stripe.payAt(session, 'succeeded');
  expect(await startPayment(anna, id, SEEN)).toEqual({ kind: 'underWay', paymentId });
  expect(await settlePayment(anna, paymentId)).toMatchObject({ kind: 'returned' });
  expect(await startPayment(anna, id, SEEN)).toEqual({ kind: 'underWay', paymentId });
  await desk.work();
  expect(await startPayment(anna, id, SEEN)).toEqual({ kind: 'lapsed' });
});
test('R2 whoever paid with another card after a bank’s no is not told of the no while Stripe does not answer', async () => {
  const { anna, id } = await holding();
  const { paymentId, session } = await toPage(anna, id);
  desk.stripe.payAt(session, 'declined');
  expect(await settlePayment(anna, paymentId)).toMatchObject({ kind: 'declined' });
  desk.stripe.payAt(session, 'succeeded');
  desk.stripe.fails('down', 'down');
  expect(await settlePayment(anna, paymentId)).toMatchObject({ kind: 'waiting' });
  expect(await settlePayment(anna, paymentId)).toMatchObject({ kind: 'paid' });
});
test('R4 a page elsewhere than at Stripe is offered to nobody', async () => {
  const { anna, id } = await holding();
  desk.stripe.pagesAt('https://evil.example');
  expect(await startPayment(anna, id, { ...SEEN, returnUrl })).toEqual({ kind: 'unavailable' });
});
test('R2 a price that changed meanwhile is said, and no page is opened', async () => {
  const { anna, id } = await holding();
  expect(await startPayment(anna, id, { ...SEEN, seenPriceCents: PRICE_CENTS - 100, returnUrl })).toMatchObject({
    kind: 'priceChanged',
  });
  expect(sessions()).toEqual([]);
});

test('R2, R4 one payment can be made at a time: the page gives up what was begun in the fields, and the fields close the page', async () => {
  const { anna, id } = await holding();
  const inFields = await startPayment(anna, id, SEEN);
  if (inFields.kind !== 'started') throw new Error(JSON.stringify(inFields));
  const { session } = await toPage(anna, id);
  expect(desk.stripe.intents.get(inFields.reference)?.status).toBe('canceled');
  expect(await startPayment(anna, id, SEEN)).toMatchObject({ kind: 'started' });
  expect(desk.stripe.payAt(session, 'succeeded')).toBe(false);
  expect(await shop.payments(id)).toEqual(['given-up none', 'given-up none', 'started none']);
});
test.each(['succeeded', 'processing'] as const)(
  'R2, R4 nothing more is begun beside a payment in the fields that is %s',
  async (how) => {
    const { anna, id } = await holding();
    const inFields = await startPayment(anna, id, SEEN);
    if (inFields.kind !== 'started') throw new Error(JSON.stringify(inFields));
    desk.stripe.confirm(inFields.reference, how);
    expect(await startPayment(anna, id, { ...SEEN, returnUrl })).toEqual({ kind: 'underWay', paymentId: inFields.paymentId });
    expect(sessions()).toEqual([]);
    expect(await shop.state(id)).toBe(how === 'succeeded' ? 'paid' : 'held');
  },
);

test.each(['payment_intent.succeeded', 'charge.succeeded', 'checkout.session.completed'])(
  'R4 whoever pays there and never comes back has the vehicle by Stripe’s notice %s',
  async (type) => {
    const { anna, id } = await holding();
    const { session } = await toPage(anna, id);
    desk.stripe.payAt(session, 'succeeded');
    const about = type.startsWith('checkout') ? session : (intents()[0]?.id ?? '');
    for (const _ of [1, 2]) await desk.notice(anna, about, type);
    await desk.work();
    expect(await shop.state(id)).toBe('paid');
    expect(await shop.payments(id)).toEqual(['succeeded none']);
  },
);
test('R2, R4 a deposit paid there that the dealer gives back at Stripe is listed for a person', async () => {
  const { anna, id } = await holding();
  const { paymentId, session } = await toPage(anna, id);
  desk.stripe.payAt(session, 'succeeded');
  await settlePayment(anna, paymentId);
  const reference = intents()[0]?.id ?? '';
  await desk.means.payments.refund({ id: 'in-the-dashboard', reference }, null);
  await desk.notice(anna, reference, 'charge.refunded');
  await desk.work();
  const row = await shop.fleet.all.selectFrom('payment').select('error').where('id', '=', paymentId).executeTakeFirst();
  expect(row?.error).toMatch(/^The provider gave it back/);
});
test('R2 the sweep settles a payment on a page of which nobody has heard, and reports no stranger', async () => {
  const { anna, id } = await holding();
  const { session } = await toPage(anna, id);
  desk.stripe.payAt(session, 'succeeded');
  expect(await sweepPayments(desk.means, Date.now())).toMatchObject({ settled: 1, strays: 0 });
  expect([await shop.state(id), await shop.payments(id)]).toEqual(['paid', ['succeeded none']]);
});
