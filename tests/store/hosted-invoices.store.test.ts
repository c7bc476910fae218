import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { answerOnlinePayment } from '#src/http/answer-online-payment.ts';
import type { Context } from '#src/use-cases/context.ts';
import { settleInvoicePayment } from '#src/use-cases/invoices/own-invoice-payment.ts';
import { invoicePaymentHref } from '#src/views/invoices/online-payment-href.ts';
import { anInvoiceShop, type InvoiceShop } from '#tests/store/invoice-shop.ts';
import { ANNA } from '#tests/store/reservation-shop.ts';
import { aStripeDesk, type StripeDesk } from '#tests/store/stripe-shop.ts';

let shop: InvoiceShop;
let desk: StripeDesk;
beforeAll(async () => {
  shop = await anInvoiceShop();
});
afterAll(() => shop.end());
beforeEach(async () => {
  desk = await aStripeDesk(shop);
});
afterEach(() => desk.stripe.stop());

const returnUrl = (id: string) => `https://dealer.example/online-payment?payment=${id}`;

/** They press 'Pay' without script, in a tab of their own unless a key says which. */
async function toPage(context: Context, number: string, cents: number, payKey = randomUUID()) {
  const started = await shop.start(context, number, cents, { returnUrl, payKey });
  if (started.kind !== 'page') throw new Error(JSON.stringify(started));
  return { paymentId: started.paymentId, session: new URL(started.href).pathname.split('/').at(-1) ?? '' };
}
/** Somebody who has an invoice for $412.50. */
async function invoiced(): Promise<{ readonly anna: Context; readonly number: string }> {
  const { context, phone } = await shop.payer();
  return { anna: desk.paying(context), number: await shop.invoice({ phone }) };
}

test('R4, R5 an invoice is paid on Stripe’s own page, which every press of pay finds again, an answer that was lost included', async () => {
  const { anna, number } = await invoiced();
  const key = randomUUID();
  desk.stripe.fails('lost', 'lost');
  expect(await shop.start(anna, number, 41_250, { returnUrl, payKey: key })).toEqual({ kind: 'unavailable' });
  const page = await toPage(anna, number, 41_250, key);
  expect([await toPage(anna, number, 41_250, key), await toPage(anna, number, 41_250)]).toEqual([page, page]);
  expect(desk.stripe.sessions.size).toBe(1);
  expect(await settleInvoicePayment(anna, page.paymentId)).toMatchObject({ kind: 'unpaid' });
  desk.stripe.payAt(page.session, 'succeeded');
  expect(await settleInvoicePayment(anna, page.paymentId)).toMatchObject({ kind: 'paid' });
  expect(await shop.left(number)).toBe(0);
});
test('R5 whoever comes back and pays another amount pays once: the page of the first is closed', async () => {
  const { anna, number } = await invoiced();
  const first = await toPage(anna, number, 41_250);
  const second = await toPage(anna, number, 20_000);
  expect(desk.stripe.payAt(first.session, 'succeeded')).toBe(false);
  desk.stripe.payAt(second.session, 'succeeded');
  await settleInvoicePayment(anna, second.paymentId);
  expect(await shop.left(number)).toBe(21_250);
});
test('R5 while Stripe does not answer, nobody who may have paid there is told that nothing was charged', async () => {
  const { anna, number } = await invoiced();
  const page = await toPage(anna, number, 41_250);
  desk.stripe.payAt(page.session, 'succeeded');
  desk.stripe.fails('down', 'down', 'down', 'down');
  expect(await shop.start(anna, number, 41_250, { returnUrl })).toEqual({ kind: 'unanswered' });
  expect(await shop.start(anna, number, 20_000, { returnUrl })).toEqual({ kind: 'unanswered' });
});
test.each([
  ['another sum', { total_cents: '100' }],
  ['another invoice', { invoice: randomUUID() }],
])('R5 whoever paid on Stripe’s page is led to that payment by the form of another tab that shows %s', async (_, stale) => {
  const { anna, number } = await invoiced();
  const page = await toPage(anna, number, 41_250);
  const sent = {
    ...ANNA,
    number,
    amount: '412.50',
    total_cents: '41250',
    invoice: await shop.idOf(number),
    step: 'pay',
    ...stale,
  };
  const sends = () => {
    const request = new Request('https://dealer.example/online-payment', { method: 'POST', body: new URLSearchParams(sent) });
    const report = (error: unknown) => {
      throw error;
    };
    return answerOnlinePayment(anna, request, { paymentId: null, report });
  };
  expect(await sends()).toMatchObject({ kind: 'again', status: 409 });
  desk.stripe.payAt(page.session, 'succeeded');
  expect(await sends()).toMatchObject({ kind: 'goOn', href: invoicePaymentHref(page.paymentId) });
  expect(await shop.left(number)).toBe(0);
});
test('R4, R5 a page whose opening nobody answered for 25 minutes is not waited for: another payment is begun', async () => {
  const { anna, number } = await invoiced();
  desk.stripe.fails('down', 'down');
  await shop.start(anna, number, 41_250, { returnUrl });
  const { paymentId } = await shop.fleet.all
    .selectFrom('invoicePayment')
    .select('paymentId')
    .where('referenceKey', '=', number)
    .executeTakeFirstOrThrow();
  await shop.age(paymentId, 26);
  expect((await toPage(anna, number, 41_250)).paymentId).not.toBe(paymentId);
});
