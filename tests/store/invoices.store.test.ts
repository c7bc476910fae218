import { afterAll, beforeAll, expect, test } from 'vitest';
import { findInvoice } from '#src/use-cases/invoices/find-invoice.ts';
import { settleInvoicePayment } from '#src/use-cases/invoices/own-invoice-payment.ts';
import { handleNotices } from '#src/use-cases/payments/handle-notices.ts';
import { sweepPayments } from '#src/use-cases/payments/sweep-payments.ts';
import { takeNotice } from '#src/use-cases/payments/take-notice.ts';
import { anInvoiceShop, type InvoiceShop } from './invoice-shop.ts';

let shop: InvoiceShop;
beforeAll(async () => {
  shop = await anInvoiceShop();
});
afterAll(() => shop.end());

const refundsOf = (reference: string) => shop.provider.refunds.filter((one) => one === reference).length;

test('R5 an invoice is found by the person it is made out to, with what is left to pay, however its number is typed', async () => {
  const anna = await shop.payer();
  const number = await shop.invoice({ phone: anna.phone });
  for (const typed of [number, number.toLowerCase(), ` ${number.replace('-', ' -')} `])
    expect(await findInvoice(anna.context, typed)).toMatchObject({
      kind: 'invoice',
      invoice: { number, purpose: '2021 Kia Seltos service', totalCents: 41_250, paidCents: 0 },
    });
});

test('R5 somebody else’s invoice and a number that there is none of get the same answer', async () => {
  const [anna, ben] = [await shop.payer(), await shop.payer()];
  const number = await shop.invoice({ phone: anna.phone });
  const nobodys = await shop.invoice();
  const keyless = async (typed: string) => ({ ...(await findInvoice(ben.context, typed)), key: null });
  const unknown = await keyless('INV-99999999');
  expect(unknown).toEqual({ kind: 'unknown', key: null });
  expect(await keyless(number)).toEqual(unknown);
  expect(await keyless(nobodys)).toEqual(unknown);
  // Whoever is not signed in learns nothing either, nor does a shopper of another site.
  const guest = await shop.visitor();
  const later = { kind: 'later', vehicle: null };
  expect(await findInvoice(guest, number)).toMatchObject(later);
  expect(await findInvoice(guest, 'INV-99999999')).toMatchObject(later);
  const elsewhere = await shop.payer('partner');
  await shop.invoice({ number: 'INV-ELSEWHERE', phone: elsewhere.phone });
  expect(await findInvoice(elsewhere.context, 'INV-ELSEWHERE')).toMatchObject({ kind: 'unknown' });
});

test('R5 an email address finds an invoice once the shopper has proved that it is theirs, and not before', async () => {
  const anna = await shop.payer();
  const number = await shop.invoice({ email: 'Anna.Proves@shopper.example' });
  const contact = { siteId: anna.context.site.id, channel: 'email' as const, address: 'anna.proves@shopper.example' };
  const times = { lastSeenAt: new Date(), createdAt: new Date() };
  const { id } = await shop.fleet.all
    .insertInto('alertContact')
    .values({ ...contact, ...times, confirmedAt: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow();
  expect(await findInvoice(anna.context, number)).toMatchObject({ kind: 'unknown' });
  const proved = { siteId: contact.siteId, shopperId: anna.shopper.shopperId, contactId: id, provedAt: new Date() };
  await shop.fleet.all.insertInto('shopperContact').values(proved).execute();
  expect(await findInvoice(anna.context, number)).toMatchObject({ kind: 'invoice' });
});

test('R5 a paid invoice is paid once, with a receipt for whoever paid and a lead for the dealer', async () => {
  const anna = await shop.payer();
  const number = await shop.invoice({ phone: anna.phone });
  const { paymentId, reference } = await shop.started(anna.context, number, 41_250);
  expect(await settleInvoicePayment(anna.context, paymentId)).toMatchObject({ kind: 'waiting' });
  shop.provider.bank(reference, 'succeeded');
  for (let times = 0; times < 3; times += 1)
    expect(await settleInvoicePayment(anna.context, paymentId)).toMatchObject({ kind: 'paid', payment: { reference: number } });
  await shop.work();
  expect(await shop.payments(number)).toEqual(['succeeded none kept']);
  expect(await shop.left(number)).toBe(0);
  expect(await shop.mailKinds(paymentId)).toEqual(['receipt']);
  const mail = shop.mails.findLast(({ to }) => to === 'anna@shopper.example');
  const [payment] = (await shop.desk.find(number))?.payments ?? [];
  for (const one of [payment?.number ?? '-', number]) expect(mail?.text).toContain(one);
  const leads = await shop.fleet.all.selectFrom('lead').selectAll().where('form', '=', 'online-payment').execute();
  const lead = leads.find(({ fields }) => (fields as Record<string, string>).paid_towards === number);
  expect(lead).toMatchObject({
    category: 'Online Payment',
    leadStatus: 'Complete',
    fields: { name: 'Anna', amount: '$412.50', left_to_pay: '$0', payment: payment?.number },
  });
  const deliveries = await shop.fleet.all
    .selectFrom('delivery')
    .select('target')
    .where('leadId', '=', lead?.id ?? '')
    .execute();
  expect(deliveries.map(({ target }) => target)).toEqual(['sales@shared.example']);
  expect(await findInvoice(anna.context, number)).toMatchObject({ kind: 'settled', invoice: { receiptId: paymentId } });
});

test('R5 an invoice can be paid in parts, and each counts', async () => {
  const anna = await shop.payer();
  const number = await shop.invoice({ phone: anna.phone });
  for (const cents of [10_000, 31_250]) {
    const { reference, paymentId } = await shop.started(anna.context, number, cents);
    shop.provider.bank(reference, 'succeeded');
    await settleInvoicePayment(anna.context, paymentId);
  }
  expect(await shop.left(number)).toBe(0);
  expect(await shop.payments(number)).toEqual(['succeeded none kept', 'succeeded none kept']);
});

test('R5 two tabs that pay the same share one payment, and a form that is sent again finds what it has paid', async () => {
  const anna = await shop.payer();
  const number = await shop.invoice({ phone: anna.phone });
  const payKey = '0b0d7a2e-6f5c-4d5e-9a1b-0a3f1c2d4e5f';
  const [one, two] = await Promise.all([
    shop.started(anna.context, number, 41_250, { payKey }),
    shop.started(anna.context, number, 41_250),
  ]);
  expect(two.paymentId).toBe(one.paymentId);
  shop.provider.bank(one.reference, 'succeeded');
  await settleInvoicePayment(anna.context, one.paymentId);
  const { rows } = {
    rows: await shop.fleet.all.selectFrom('invoicePayment').select('payKey').where('paymentId', '=', one.paymentId).execute(),
  };
  const again = await shop.start(anna.context, number, 41_250, { payKey: rows[0]?.payKey ?? '' });
  expect(again).toMatchObject({ kind: 'paid', paymentId: one.paymentId });
  expect(await shop.start(anna.context, number, 41_250)).toEqual({ kind: 'changed' });
  expect(await shop.payments(number)).toEqual(['succeeded none kept']);
});

test('R5 what is paid after the invoice was paid or cancelled, or beyond what is left, goes back as a whole and once', async () => {
  const anna = await shop.payer();
  const number = await shop.invoice({ phone: anna.phone });
  const [part, all] = [await shop.started(anna.context, number, 20_000), await shop.started(anna.context, number, 41_250)];
  for (const { reference } of [part, all]) shop.provider.bank(reference, 'succeeded');
  await settleInvoicePayment(anna.context, part.paymentId);
  expect(await settleInvoicePayment(anna.context, all.paymentId)).toMatchObject({ kind: 'returned' });
  const other = await shop.invoice({ phone: anna.phone });
  const late = await shop.started(anna.context, other, 41_250);
  shop.provider.bank(late.reference, 'succeeded');
  await shop.desk.cancel(await shop.idOf(other));
  await settleInvoicePayment(anna.context, late.paymentId);
  for (let times = 0; times < 2; times += 1) await shop.work();
  expect(await shop.payments(number)).toEqual(['succeeded none kept', 'succeeded done returned']);
  expect(await shop.left(number)).toBe(21_250);
  expect(await shop.payments(other)).toEqual(['succeeded done returned']);
  expect([part, all, late].map(({ reference }) => refundsOf(reference))).toEqual([0, 1, 1]);
  expect(await shop.mailKinds(all.paymentId)).toEqual(['returned', 'refunded']);
});

test('R5 another amount or currency at the provider is given back and pays nothing', async () => {
  const anna = await shop.payer();
  const number = await shop.invoice({ phone: anna.phone });
  for (const changed of [{ amountCents: 100 }, { currency: 'usd' }]) {
    const { paymentId, reference } = await shop.started(anna.context, number, 41_250);
    shop.provider.bank(reference, 'succeeded', changed);
    await settleInvoicePayment(anna.context, paymentId);
  }
  await shop.work();
  expect(await shop.payments(number)).toEqual(['succeeded done open', 'succeeded done open']);
  expect(await shop.left(number)).toBe(41_250);
});

test('R5 a number that is typed is matched with its invoice when the money arrives, and kept for the dealer when it does not fit', async () => {
  const guest = await shop.visitor();
  const number = await shop.invoice({ total: '100' });
  const pay = async (cents: number) => {
    const { paymentId, reference } = await shop.started(guest, number, cents, { seenInvoiceId: null });
    shop.provider.bank(reference, 'succeeded');
    return (await settleInvoicePayment(guest, paymentId)).payment;
  };
  // The payer is told the same either way, and never what the invoice is for.
  expect(await pay(6_000)).toMatchObject({ outcome: 'kept', purpose: null });
  expect(await pay(6_000)).toMatchObject({ outcome: 'kept', purpose: null });
  await shop.work();
  expect(await shop.left(number)).toBe(4_000);
  const towards = (await shop.desk.payments(50)).filter(({ reference }) => reference === number).map(({ invoice }) => invoice);
  expect(new Set(towards)).toEqual(new Set([number, null]));
});

test('R5 a stock number is paid towards without an invoice, and the lead is the vehicle’s dealership’s', async () => {
  const anna = await shop.payer();
  const car = await shop.aCar();
  const { stocknum } = await shop.fleet.all
    .selectFrom('vehicle')
    .select('stocknum')
    .where('id', '=', car)
    .executeTakeFirstOrThrow();
  expect(await findInvoice(anna.context, stocknum)).toMatchObject({ kind: 'later', vehicle: { id: car } });
  const { paymentId, reference } = await shop.started(anna.context, stocknum, 50_000);
  shop.provider.bank(reference, 'succeeded');
  await settleInvoicePayment(anna.context, paymentId);
  const lead = await shop.fleet.all.selectFrom('lead').selectAll().where('vehicleId', '=', car).executeTakeFirstOrThrow();
  expect(lead).toMatchObject({
    form: 'online-payment',
    fields: { paid_towards: stocknum, matched: 'No: please match it by hand' },
  });
});

test('R5 a payment that nobody finishes is given up after an hour, and one for a cancelled invoice at once', async () => {
  const anna = await shop.payer();
  const number = await shop.invoice({ phone: anna.phone });
  const one = await shop.started(anna.context, number, 41_250);
  await shop.age(one.paymentId, 59);
  await shop.work();
  expect(await shop.payments(number)).toEqual(['started none open']);
  await shop.age(one.paymentId, 5);
  await shop.work();
  expect(await shop.payments(number)).toEqual(['given-up none open']);
  expect(shop.provider.bank(one.reference, 'succeeded')).toBe(false);
  const two = await shop.started(anna.context, number, 41_250);
  await shop.desk.cancel(await shop.idOf(number));
  await shop.work();
  expect(shop.provider.books.get(two.reference)?.outcome).toBe('given-up');
});

test('R5 a payment is settled by the provider’s notice, by the worker or by the sweep, whichever comes', async () => {
  const anna = await shop.payer();
  const ways = {
    notice: async (reference: string, paymentId: string) => {
      const payment = shop.provider.books.get(reference);
      if (payment === undefined) throw new Error('It is not in the books.');
      await takeNotice(anna.context, { id: `notice-${paymentId}`, payment });
      await handleNotices(shop.means);
    },
    worker: async (_: string, paymentId: string) => {
      await shop.age(paymentId, 2);
      await shop.work();
    },
    sweep: async () => void (await sweepPayments(shop.means, Date.now())),
  };
  for (const learn of Object.values(ways)) {
    const number = await shop.invoice({ phone: anna.phone });
    const { paymentId, reference } = await shop.started(anna.context, number, 41_250);
    shop.provider.bank(reference, 'succeeded');
    await learn(reference, paymentId);
    expect(await shop.left(number)).toBe(0);
    expect(await shop.payments(number)).toEqual(['succeeded none kept']);
  }
});

test('R5 a dealer’s refund gives a payment back once, and the invoice is to be paid again', async () => {
  const anna = await shop.payer();
  const number = await shop.invoice({ phone: anna.phone });
  const { paymentId, reference } = await shop.started(anna.context, number, 41_250);
  shop.provider.bank(reference, 'succeeded');
  await settleInvoicePayment(anna.context, paymentId);
  await shop.work();
  const found = await shop.desk.find(number);
  expect(await shop.desk.refund(found?.payments ?? [])).toBe(1);
  expect(await shop.desk.refund(found?.payments ?? [])).toBe(0);
  await shop.work();
  expect(refundsOf(reference)).toBe(1);
  expect(await shop.left(number)).toBe(41_250);
  expect(await shop.mailKinds(paymentId)).toEqual(['receipt', 'refunded']);
});
