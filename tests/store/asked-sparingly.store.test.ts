import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PaymentProvider } from '#src/adapters/payments/payment-provider.ts';
import { MOST_ASKED_AT_ONCE } from '#src/rules/payments/ask-limits.ts';
import type { Context } from '#src/use-cases/context.ts';
import { settleInvoicePayment } from '#src/use-cases/invoices/own-invoice-payment.ts';
import { AddressLimit } from '#src/use-cases/limits/limit-addresses.ts';
import { settlePayment } from '#src/use-cases/payments/settle-payment.ts';
import { findVehicle } from '#src/use-cases/stock/find-vehicle.ts';
import { showOnlinePayment } from '#src/views/invoices/show-online-payment.ts';
import { checkoutPages } from '#src/views/reservations/checkout-href.ts';
import { showCheckout } from '#src/views/reservations/show-checkout.ts';
import { anInvoiceShop, type InvoiceShop } from './invoice-shop.ts';
import { aReservationShop, type ReservationShop } from './reservation-shop.ts';

let shop: ReservationShop;
let invoices: InvoiceShop;
beforeAll(async () => {
  shop = await aReservationShop();
  invoices = await anInvoiceShop();
});
afterAll(() => Promise.all([shop.end(), invoices.end()]));

/** A visitor whose provider is counted, and may be slow; an address of theirs may try so often. */
function counting(visitor: Context, attempts = 10_000, slow: Promise<void> = Promise.resolve()) {
  const { payments } = visitor.services;
  let asked = 0;
  const counted: PaymentProvider = {
    ...payments,
    find: async (reference, account) => {
      asked += 1;
      await slow;
      return payments.find(reference, account);
    },
  };
  const services = { ...visitor.services, payments: counted, attempts: new AddressLimit(attempts, 600_000, () => 0) };
  return { context: { ...visitor, services } as Context, asked: () => asked };
}

/** Somebody who has begun to pay a deposit. */
async function paying() {
  const car = await shop.aCar();
  const visitor = await shop.visitor();
  const { paymentId, reference } = await shop.start(visitor, await shop.held(visitor, car));
  const vehicle = await findVehicle(visitor, String(car));
  if (vehicle === null) throw new Error('The vehicle is gone.');
  const open = (context: Context) => showCheckout(context, vehicle, paymentId, checkoutPages(context, vehicle.slug));
  return { visitor, paymentId, reference, open };
}

test('R4 the page of a payment that has succeeded asks the provider nothing more, however often it is opened', async () => {
  const { visitor, paymentId, reference, open } = await paying();
  shop.provider.bank(reference, 'succeeded');
  const { context, asked } = counting(visitor);
  expect((await open(context)).kind).toBe('yours');
  expect(asked()).toBe(1);
  for (let times = 0; times < 3; times += 1) expect((await open(context)).kind).toBe('yours');
  expect(await settlePayment(context, paymentId)).toMatchObject({ kind: 'paid' });
  expect(asked()).toBe(1);
});

test('R5 neither does the page of an invoice’s payment', async () => {
  const { context: visitor, phone } = await invoices.payer();
  const { paymentId, reference } = await invoices.started(visitor, await invoices.invoice({ phone }), 41_250);
  invoices.provider.bank(reference, 'succeeded');
  const { context, asked } = counting(visitor);
  for (let times = 0; times < 3; times += 1)
    expect((await showOnlinePayment(context, { number: '', paymentId })).kind).toBe('receipt');
  expect(await settleInvoicePayment(context, paymentId)).toMatchObject({ kind: 'paid' });
  expect(asked()).toBe(1);
});

test('H9.1 opening the page of a payment that is open counts as a form that is sent, and beyond the limit nobody is asked or told anything of money', async () => {
  const { visitor, open } = await paying();
  const { context, asked } = counting(visitor, 2);
  for (let times = 0; times < 2; times += 1) await open(context);
  expect(asked()).toBe(2);
  expect(await open(context)).toMatchObject({ kind: 'payment' });
  expect(asked()).toBe(2);
});

test('H9.1 nor is anybody asked for the page of an invoice’s payment beyond the limit', async () => {
  const { context: visitor, phone } = await invoices.payer();
  const { paymentId } = await invoices.started(visitor, await invoices.invoice({ phone }), 41_250);
  const { context, asked } = counting(visitor, 1);
  for (let times = 0; times < 3; times += 1)
    expect((await showOnlinePayment(context, { number: '', paymentId })).kind).toBe('payment');
  expect(asked()).toBe(1);
});

test('H8.2 while the provider is slow, only a few pages of one address wait for it, and the rest say that it is being checked', async () => {
  const { visitor, paymentId, reference, open } = await paying();
  const { promise: slow, resolve: answer } = Promise.withResolvers<void>();
  const { context, asked } = counting(visitor, 10_000, slow);
  const opened = Array.from({ length: 20 }, () => open(context));
  await expect.poll(asked).toBe(MOST_ASKED_AT_ONCE);
  expect(await open(context)).toMatchObject({ kind: 'payment' });
  // Whoever has paid and says so is not kept waiting by pages that were opened.
  shop.provider.bank(reference, 'succeeded');
  const settled = settlePayment(context, paymentId);
  await expect.poll(asked).toBe(MOST_ASKED_AT_ONCE + 1);
  answer();
  expect(await settled).toMatchObject({ kind: 'paid' });
  await Promise.all(opened);
});
