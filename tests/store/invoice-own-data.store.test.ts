import { afterAll, beforeAll, expect, test } from 'vitest';
import { eraseMyData } from '#src/http/answer-my-data.ts';
import { readEnquiries } from '#src/use-cases/accounts/read-enquiries.ts';
import { exportShopper, personalStorage } from '#src/use-cases/accounts/shopper-data.ts';
import { ownInvoicePayment, settleInvoicePayment } from '#src/use-cases/invoices/own-invoice-payment.ts';
import { visitorHash } from '#src/use-cases/leads/recognise-visitor.ts';
import { dataErasedView, myDataView } from '#src/views/accounts/my-data-view.ts';
import { anInvoiceShop, type InvoiceShop, type Payer } from './invoice-shop.ts';
import { ANNA } from './reservation-shop.ts';

let shop: InvoiceShop;
beforeAll(async () => {
  shop = await anInvoiceShop();
});
afterAll(() => shop.end());

/** Somebody who has paid a whole invoice. */
async function aPaid(): Promise<Payer & { readonly number: string; readonly paymentId: string }> {
  const payer = await shop.payer();
  const number = await shop.invoice({ phone: payer.phone });
  const { paymentId, reference } = await shop.started(payer.context, number, 41_250);
  shop.provider.bank(reference, 'succeeded');
  await settleInvoicePayment(payer.context, paymentId);
  return { ...payer, number, paymentId };
}

const rowOf = (id: string) =>
  shop.fleet.all.selectFrom('invoicePayment').selectAll().where('paymentId', '=', id).executeTakeFirst();

test('A12 a shopper’s file holds their payments and the invoices made out to them, and nobody else’s', async () => {
  const [anna, ben] = [await aPaid(), await aPaid()];
  const file = JSON.parse(await exportShopper(personalStorage(anna.context), anna.shopper)) as {
    readonly payments: { readonly invoices: { number: string }[]; readonly payments: { paid: Record<string, unknown> }[] };
  };
  expect(file.payments.invoices.map(({ number }) => number)).toEqual([anna.number]);
  expect(file.payments.payments.map(({ paid }) => [paid.payment_id, paid.contact])).toEqual([[anna.paymentId, ANNA]]);
  expect(JSON.stringify(file)).not.toContain(ben.number);
  // What only serves to recognise a browser is in no file.
  expect(file.payments.payments[0]?.paid).not.toHaveProperty('visitor');
});

test('A12 the receipts and invoices are named and kept: numbers, amounts and name, and nothing to reach the person by', async () => {
  const anna = await aPaid();
  const page = await myDataView(anna.context, anna.shopper, 'erase');
  const text = page.step === 'erase' ? page.text : '';
  expect(text).toContain('We have to keep the receipts for your payments for seven years.');
  expect(text).toContain('We have to keep the invoices made out to you for seven years.');
  expect(await eraseMyData(anna.context, anna.shopper)).toBeNull();
  const row = await rowOf(anna.paymentId);
  expect(row).toMatchObject({ visitor: null, shopperId: null, phoneE164: null, shown: {}, lead: {}, leadId: null });
  expect(row?.contact).toEqual({ name: 'Anna', last_name: 'Lind' });
  expect(await shop.left(anna.number)).toBe(0);
  await shop.work();
  expect(await shop.mailKinds(anna.paymentId)).toEqual([]);
  expect(dataErasedView(anna.context, ['payments', 'invoices'])).toMatchObject({
    text: 'All we still hold is the receipts for your payments, for seven years and the invoices made out to you, for seven years.',
  });
});

test('A12 a payment that nobody finished is erased whole, or nameless while the provider may still take it', async () => {
  const anna = await shop.payer();
  const { paymentId } = await shop.started(anna.context, 'A-NUMBER', 5_000, {
    contact: { ...ANNA, message: 'My car' },
    seenInvoiceId: null,
  });
  await eraseMyData(anna.context, anna.shopper);
  expect(await rowOf(paymentId)).toMatchObject({ contact: {}, shopperId: null, visitor: null });
  await shop.age(paymentId, 100);
  await shop.work();
  expect(shop.provider.books.get(`ref-${paymentId}`)?.outcome).toBe('given-up');
});

test('A10 a payment is no enquiry in My Garage, though it is a lead of the dealer’s', async () => {
  const anna = await shop.payer();
  const number = await shop.invoice({ phone: anna.phone });
  const contact = { ...ANNA, phone: `0${anna.phone.slice(3)}` };
  const { paymentId, reference } = await shop.started(anna.context, number, 41_250, { contact });
  shop.provider.bank(reference, 'succeeded');
  await settleInvoicePayment(anna.context, paymentId);
  expect((await rowOf(paymentId))?.leadId).not.toBeNull();
  expect(await readEnquiries(anna.context, anna.shopper)).toEqual([]);
});

test('A10 what somebody paid signed in is nobody else’s on the same browser', async () => {
  const [anna, ben] = [await aPaid(), await shop.payer()];
  const visitor = visitorHash(anna.context.sender?.visitor ?? '');
  const paidBy = async (shopper: string | null) =>
    (await anna.context.store.invoices.payments({ visitor, shopper })).map(({ id }) => id);
  expect(await paidBy(anna.shopper.shopperId)).toContain(anna.paymentId);
  for (const other of [ben.shopper.shopperId, null]) expect(await paidBy(other)).toEqual([]);
});

test('A10 whoever proves a number finds what was paid with it signed out, without the name and address of whoever typed it', async () => {
  const [payer, guest] = [await shop.payer(), await shop.visitor()];
  const contact = { ...ANNA, phone: `0${payer.phone.slice(3)}`, message: 'My car' };
  const { paymentId } = await shop.started(guest, 'A-NUMBER-TYPED', 5_000, { contact, seenInvoiceId: null });
  const found = await ownInvoicePayment(payer.context, paymentId);
  expect(found?.contact).toEqual({ phone: contact.phone, message: 'My car' });
  expect((await ownInvoicePayment(guest, paymentId))?.contact).toMatchObject({ email: ANNA.email });
});
