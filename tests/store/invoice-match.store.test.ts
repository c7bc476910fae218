import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { manageInvoices } from '#src/use-cases/invoices/manage-invoices.ts';
import { settleInvoicePayment } from '#src/use-cases/invoices/own-invoice-payment.ts';
import { anInvoiceShop, type InvoiceShop } from './invoice-shop.ts';
import { ANNA } from './reservation-shop.ts';

let shop: InvoiceShop;
beforeAll(async () => {
  shop = await anInvoiceShop();
});
afterAll(() => shop.end());

let typed = 0;

/** A payment that has arrived for a number that nobody knows; its own number and its id. */
async function aLoosePayment(cents: number): Promise<{ readonly number: string; readonly id: string }> {
  typed += 1;
  const guest = await shop.visitor();
  const { paymentId, reference } = await shop.started(guest, `NOBODYS-${typed}`, cents, { seenInvoiceId: null });
  shop.provider.bank(reference, 'succeeded');
  const { payment } = await settleInvoicePayment(guest, paymentId);
  return { number: payment?.number ?? '', id: paymentId };
}

test('R5 a payment for a number nobody knew is matched by hand: the invoice counts it, and the dealer’s lead says so', async () => {
  const number = await shop.invoice();
  const loose = await aLoosePayment(20_000);
  expect(await shop.left(number)).toBe(41_250);
  expect(await shop.desk.match(loose.number.toLowerCase(), ` ${number.toLowerCase()} `)).toEqual({
    kind: 'matched',
    invoice: number,
    leftCents: 21_250,
  });
  expect(await shop.left(number)).toBe(21_250);
  expect((await shop.desk.find(number))?.payments).toMatchObject([{ number: loose.number, invoice: number, outcome: 'kept' }]);
  const [payment] = (await shop.desk.find(loose.number))?.payments ?? [];
  const lead = await shop.fleet.all
    .selectFrom('lead')
    .selectAll()
    .where('id', '=', payment?.leadId ?? '')
    .executeTakeFirstOrThrow();
  expect(lead.fields).toMatchObject({ matched: `Yes, by hand, with ${number}`, left_to_pay: '$212.50' });
  const editions = await shop.fleet.all.selectFrom('delivery').select('edition').where('leadId', '=', lead.id).execute();
  expect(new Set(editions.map(({ edition }) => edition))).toEqual(new Set([0, 1]));
});

test('R5 a matched payment pays nothing twice: again, or towards another invoice, is refused with a sentence', async () => {
  const [number, other] = [await shop.invoice(), await shop.invoice()];
  const loose = await aLoosePayment(10_000);
  expect(await shop.desk.match(loose.number, number)).toMatchObject({ kind: 'matched' });
  const refused = { kind: 'refused', reason: `It is matched with ${number} already.` };
  for (const towards of [number, other]) expect(await shop.desk.match(loose.number, towards)).toEqual(refused);
  expect([await shop.left(number), await shop.left(other)]).toEqual([31_250, 41_250]);
});

test('R5 a matched payment that was given back counts towards nothing, which the dealer’s lead says, and so does matching it again', async () => {
  const number = await shop.invoice();
  const loose = await aLoosePayment(20_000);
  await shop.desk.match(loose.number, number);
  const payments = (await shop.desk.find(loose.number))?.payments ?? [];
  expect(await shop.desk.refund(payments)).toBe(1);
  await shop.work();
  expect(await shop.left(number)).toBe(41_250);
  const lead = await shop.fleet.all
    .selectFrom('lead')
    .selectAll()
    .where('id', '=', payments[0]?.leadId ?? '')
    .executeTakeFirstOrThrow();
  expect(lead.fields).toMatchObject({ payment_status: 'Refunded', matched: 'No: it was refunded', left_to_pay: '' });
  expect(await shop.desk.match(loose.number, number)).toEqual({
    kind: 'refused',
    reason: 'It has been refunded, or a refund is on its way.',
  });
});

test('R5 a payment that was matched when it arrived stays where it is', async () => {
  const anna = await shop.payer();
  const [number, other] = [await shop.invoice({ phone: anna.phone }), await shop.invoice()];
  const { paymentId, reference } = await shop.started(anna.context, number, 10_000);
  shop.provider.bank(reference, 'succeeded');
  const { payment } = await settleInvoicePayment(anna.context, paymentId);
  expect(await shop.desk.match(payment?.number ?? '', other)).toEqual({
    kind: 'refused',
    reason: `It is matched with ${number} already.`,
  });
});

test('R5 a payment is never matched with less than it is, with a cancelled invoice, or once it goes back', async () => {
  const small = await shop.invoice({ total: '99.99' });
  const loose = await aLoosePayment(10_000);
  const reasonFor = async (number: string) => shop.desk.match(loose.number, number);
  expect(await reasonFor(small)).toEqual({ kind: 'refused', reason: `It is $100, and ${small} has only $99.99 left to pay.` });
  const cancelled = await shop.invoice();
  await shop.desk.cancel(await shop.idOf(cancelled));
  expect(await reasonFor(cancelled)).toEqual({
    kind: 'refused',
    reason: `${cancelled} is cancelled: nothing can be paid towards it.`,
  });
  await shop.desk.refund((await shop.desk.find(loose.number))?.payments ?? []);
  expect(await reasonFor(await shop.invoice())).toEqual({
    kind: 'refused',
    reason: 'It has been refunded, or a refund is on its way.',
  });
  expect([await shop.left(small)]).toEqual([9_999]);
});

test('R5 a payment that is not paid yet is not matched', async () => {
  const guest = await shop.visitor();
  const { paymentId } = await shop.started(guest, 'NOBODYS-OPEN', 10_000, { seenInvoiceId: null });
  const [open] = (await shop.desk.payments(1_000)).filter(({ id }) => id === paymentId);
  expect(await shop.desk.match(open?.number ?? '', await shop.invoice())).toEqual({
    kind: 'refused',
    reason: 'It has not been paid.',
  });
});

test('P6 no payment is matched across sites: neither another site’s payment nor its invoice is there', async () => {
  const partner = await manageInvoices(shop.fleet.all, 'partner');
  await partner?.import('number,for,total\nINV-THEIRS,Service,500', { isSample: false });
  const [number, loose] = [await shop.invoice(), await aLoosePayment(10_000)];
  expect(await partner?.match(loose.number, 'INV-THEIRS')).toEqual({ kind: 'no-payment' });
  expect(await partner?.match(loose.number, number)).toEqual({ kind: 'no-invoice' });
  expect(await shop.desk.match(loose.number, 'INV-THEIRS')).toEqual({ kind: 'no-invoice' });
  expect(await shop.desk.match('P-NOBODYS', number)).toEqual({ kind: 'no-payment' });
  for (const nonsense of ['', '<b>', '../..'])
    expect(await shop.desk.match(loose.number, nonsense)).toEqual({ kind: 'no-invoice' });
  expect(await shop.left(number)).toBe(41_250);
});

test('R5 matched by hand and paid at the same instant, an invoice never counts more than its total', async () => {
  const anna = await shop.payer();
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.integer({ min: 100, max: 10_000 }), { minLength: 1, maxLength: 3 }),
      fc.integer({ min: 100, max: 10_000 }),
      async (matched, paid) => {
        const number = await shop.invoice({ phone: anna.phone, total: '100' });
        const loose = await Promise.all(matched.map(aLoosePayment));
        const { paymentId, reference } = await shop.started(anna.context, number, paid, { contact: ANNA });
        shop.provider.bank(reference, 'succeeded');
        // Each is matched twice at once, while the invoice is paid.
        const [settled, ...matches] = await Promise.all([
          settleInvoicePayment(anna.context, paymentId),
          ...[...loose, ...loose].map((one) => shop.desk.match(one.number, number)),
        ]);
        const done = loose.map(
          (_, at) => [matches[at], matches[at + loose.length]].filter((one) => one?.kind === 'matched').length,
        );
        expect(Math.max(...done)).toBeLessThanOrEqual(1);
        const counted =
          matched.reduce((sum, cents, at) => sum + cents * (done[at] ?? 0), 0) + (settled.kind === 'paid' ? paid : 0);
        expect(counted).toBeLessThanOrEqual(10_000);
        expect(await shop.left(number)).toBe(10_000 - counted);
      },
    ),
    { numRuns: 15 },
  );
}, 60_000);
