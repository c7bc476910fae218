import { afterAll, beforeAll, expect, test } from 'vitest';
import { InvoiceStore } from '#src/store/invoices/invoice-store.ts';
import { findInvoice } from '#src/use-cases/invoices/find-invoice.ts';
import { ownInvoicePayment, settleInvoicePayment } from '#src/use-cases/invoices/own-invoice-payment.ts';
import { NAUGHTY_STRINGS } from '#tests/factories/naughty-strings.ts';
import { anInvoiceShop, type InvoiceShop } from './invoice-shop.ts';
import { ANNA } from './reservation-shop.ts';

let shop: InvoiceShop;
beforeAll(async () => {
  shop = await anInvoiceShop({ paymentSurcharge: 1.25 });
});
afterAll(() => shop.end());

/** With the surcharge. */
const TOTAL = 41_250 + 516;

test.each([
  ['', 'Enter an amount.'],
  ['-5', 'Enter an amount like 412.50.'],
  ['0', 'Pay at least $1.'],
  ['0.99', 'Pay at least $1.'],
  ['412.51', 'Pay at most $412.50.'],
  ['99999999', 'Pay at most $412.50.'],
  ['1e3', 'Enter an amount like 412.50.'],
  ['412.505', 'Enter an amount like 412.50.'],
  ['４１２', 'Enter an amount like 412.50.'],
  ['9'.repeat(300), 'Enter an amount like 412.50.'],
])('R5 the amount %j is refused and nothing is started', async (amount, message) => {
  const anna = await shop.payer();
  const number = await shop.invoice({ phone: anna.phone });
  expect(await shop.start(anna.context, number, 0, { amount })).toEqual({
    kind: 'invalid',
    errors: [{ field: 'amount', message }],
  });
  expect(await shop.payments(number)).toEqual([]);
});

test('R5 a sum that is not what the page showed charges nobody, and says what it comes to', async () => {
  const anna = await shop.payer();
  const number = await shop.invoice({ phone: anna.phone });
  for (const seenTotalCents of [41_250, 1, 0, -1, TOTAL + 1])
    expect(await shop.start(anna.context, number, 41_250, { seenTotalCents })).toEqual({
      kind: 'newSum',
      sum: { amountCents: 41_250, surchargeCents: 516, totalCents: TOTAL },
    });
  expect(await shop.payments(number)).toEqual([]);
  const { reference } = await shop.started(anna.context, number, 41_250, { seenTotalCents: TOTAL });
  expect(shop.provider.books.get(reference)?.amountCents).toBe(TOTAL);
});

test('R5 the surcharge is charged and does not count towards the invoice', async () => {
  const anna = await shop.payer();
  const number = await shop.invoice({ phone: anna.phone });
  const { paymentId, reference } = await shop.started(anna.context, number, 10_000, { seenTotalCents: 10_125 });
  shop.provider.bank(reference, 'succeeded');
  expect(await settleInvoicePayment(anna.context, paymentId)).toMatchObject({
    kind: 'paid',
    payment: { amountCents: 10_000, surchargeCents: 125 },
  });
  expect(await shop.left(number)).toBe(31_250);
});

test('R5 whoever was shown no invoice, or another, pays towards none of theirs by naming its id', async () => {
  const [anna, ben] = [await shop.payer(), await shop.payer()];
  const number = await shop.invoice({ phone: anna.phone });
  const id = await shop.idOf(number);
  const note = { contact: { ...ANNA, message: 'For my car' }, seenTotalCents: TOTAL };
  // Ben is not shown Anna's invoice, whatever he sends.
  expect(await shop.start(ben.context, number, 41_250, { ...note, seenInvoiceId: id })).toEqual({ kind: 'changed' });
  // Anna's page showed no invoice, because she had not signed in then.
  expect(await shop.start(anna.context, number, 41_250, { ...note, seenInvoiceId: null })).toEqual({ kind: 'changed' });
  expect(await shop.payments(number)).toEqual([]);
});

test('R5 a number that nobody finds is paid anyway only with what it is for, and within bounds', async () => {
  const anna = await shop.payer();
  const sent = { seenInvoiceId: null, seenTotalCents: 10_125 };
  expect(await shop.start(anna.context, 'NOBODY-KNOWS', 10_000, sent)).toEqual({
    kind: 'invalid',
    errors: [{ field: 'message', message: 'Tell us what it’s for.' }],
  });
  const huge = await shop.start(anna.context, 'NOBODY-KNOWS', 10_000_001, { ...sent, contact: { ...ANNA, message: 'A car' } });
  expect(huge).toEqual({ kind: 'invalid', errors: [{ field: 'amount', message: 'Pay at most $100,000.' }] });
  const wrong = await shop.start(anna.context, 'NOBODY-KNOWS', 10_000, { ...sent, contact: { message: 'A car' } });
  expect(wrong).toMatchObject({ kind: 'invalid', errors: ['name', 'last_name', 'email', 'phone'].map((field) => ({ field })) });
});

test('R5 nothing that is typed as a number breaks anything', async () => {
  const anna = await shop.payer();
  for (const typed of [...NAUGHTY_STRINGS, 'x'.repeat(5_000), '', ' ', "' or 1=1 --", 'INV.10482', '../../etc']) {
    const found = await findInvoice(anna.context, typed);
    expect(['invalid', 'unknown', 'later']).toContain(found.kind);
  }
});

test('H3 somebody else’s payment is unknown: to read and to settle; the key of its email opens it, and no other', async () => {
  const anna = await shop.payer();
  const number = await shop.invoice({ phone: anna.phone });
  const { paymentId } = await shop.started(anna.context, number, 41_250, {
    seenTotalCents: TOTAL,
    contact: { ...ANNA, phone: '0491 570 006' },
  });
  const stranger = (await shop.payer()).context;
  const nobody = await shop.visitor({ token: null });
  for (const other of [stranger, nobody]) {
    expect(await ownInvoicePayment(other, paymentId)).toBeNull();
    expect(await ownInvoicePayment(other, paymentId, 'a-wrong-key-of-22-chars')).toBeNull();
    expect(await ownInvoicePayment(other, paymentId, other.services.signer.sign('reservation', paymentId))).toBeNull();
    expect(await settleInvoicePayment(other, paymentId)).toEqual({ kind: 'unknown', payment: null });
  }
  expect(await ownInvoicePayment(nobody, paymentId, nobody.services.signer.sign('invoice', paymentId))).toMatchObject({
    id: paymentId,
  });
  for (const nonsense of ['', 'nonsense', `${paymentId}'`]) expect(await ownInvoicePayment(anna.context, nonsense)).toBeNull();
});

test('P6 no method of a site’s invoices reaches an invoice or a payment of another site', async () => {
  const anna = await shop.payer();
  const number = await shop.invoice({ phone: anna.phone });
  const { paymentId } = await shop.started(anna.context, number, 41_250, { seenTotalCents: TOTAL });
  const partner = (await shop.visitor({ site: 'partner' })).site.id;
  const { shopperId } = anna.shopper;
  for (const db of [shop.fleet.app, shop.fleet.all]) {
    const theirs = new InvoiceStore(db, partner, db);
    const asker = { visitor: null, shopper: shopperId };
    expect(await theirs.find(number, asker)).toBeNull();
    expect(await theirs.payments(asker, paymentId, true)).toEqual([]);
    expect(await theirs.records(shopperId)).toEqual({ invoices: [], payments: [] });
    await theirs.erase(shopperId);
  }
  expect(await ownInvoicePayment(anna.context, paymentId)).toMatchObject({ contact: ANNA });
});

test('R5 an address that starts too many payments waits', async () => {
  const { context } = await shop.payer();
  const reservations = { take: () => null, retryAfter: () => 42 } as unknown as typeof context.services.reservations;
  const limited = { ...context, services: { ...context.services, reservations } };
  expect(await shop.start(limited, 'INV-1', 100)).toEqual({ kind: 'tooMany', retryAfterSeconds: 42 });
});

test('R5 while the provider does not answer nobody is charged, and the same page may try again', async () => {
  const anna = await shop.payer();
  const number = await shop.invoice({ phone: anna.phone });
  shop.provider.setDown(true);
  expect(await shop.start(anna.context, number, 41_250, { seenTotalCents: TOTAL })).toEqual({ kind: 'unavailable' });
  shop.provider.setDown(false);
  const { paymentId } = await shop.started(anna.context, number, 41_250, { seenTotalCents: TOTAL });
  expect(await shop.payments(number)).toEqual(['started none open']);
  expect(await settleInvoicePayment(anna.context, paymentId)).toMatchObject({ kind: 'waiting' });
});
