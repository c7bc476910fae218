import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect, type Database } from '#src/store/connect.ts';
import { SiteStore } from '#src/store/site-store.ts';
import type { Context } from '#src/use-cases/context.ts';
import { settleInvoicePayment } from '#src/use-cases/invoices/own-invoice-payment.ts';
import { sweepPayments } from '#src/use-cases/payments/sweep-payments.ts';
import { takeNotice } from '#src/use-cases/payments/take-notice.ts';
import { anInvoiceShop, type InvoiceShop, type OpenPayment } from './invoice-shop.ts';

let shop: InvoiceShop;
let other: Database;
beforeAll(async () => {
  shop = await anInvoiceShop();
  other = connect(shop.fleet.database.app);
});
afterAll(async () => {
  await other.destroy();
  await shop.end();
});

/** The same visitor's request, answered by another web process. */
const elsewhere = (context: Context): Context => ({ ...context, store: new SiteStore(other, context.site.id) });

/** What the provider has taken and not given back, of some payments. */
const takenFrom = (payments: readonly OpenPayment[]): number =>
  payments.reduce((sum, { reference }) => {
    const known = shop.provider.books.get(reference);
    return sum + (known?.outcome === 'succeeded' ? known.amountCents - known.refundedCents : 0);
  }, 0);

test('R5 twenty tabs of two processes that pay one invoice at once pay it once', async () => {
  const anna = await shop.payer();
  const number = await shop.invoice({ phone: anna.phone });
  const tabs = Array.from({ length: 20 }, (_, at) => (at % 2 === 0 ? anna.context : elsewhere(anna.context)));
  const opened = await Promise.all(tabs.map((tab) => shop.started(tab, number, 41_250)));
  expect(new Set(opened.map(({ paymentId }) => paymentId)).size).toBe(1);
  for (const { reference } of opened) shop.provider.bank(reference, 'succeeded');
  await Promise.all(tabs.map((tab, at) => settleInvoicePayment(tab, opened[at]?.paymentId ?? '')));
  await shop.work();
  expect(await shop.payments(number)).toEqual(['succeeded none kept']);
  expect(await shop.left(number)).toBe(0);
});

test('R5 two people who pay the rest of one invoice at the same instant: one payment is kept, the other goes back', async () => {
  const anna = await shop.payer();
  for (let turns = 0; turns < 10; turns += 1) {
    const number = await shop.invoice({ phone: anna.phone });
    // Different amounts, so that the tabs share no payment; together they are too much.
    const two = await Promise.all([
      shop.started(anna.context, number, 41_250),
      shop.started(elsewhere(anna.context), number, 41_150),
    ]);
    for (const { reference } of two) shop.provider.bank(reference, 'succeeded');
    await Promise.all([
      settleInvoicePayment(anna.context, two[0].paymentId),
      settleInvoicePayment(elsewhere(anna.context), two[1].paymentId),
    ]);
    await shop.work();
    expect((await shop.payments(number)).toSorted()).toEqual(['succeeded done returned', 'succeeded none kept']);
    expect(takenFrom(two)).toBe(41_250 - (await shop.left(number)));
  }
});

/** `npm run test:money` runs all of it. */
const IS_WHOLE = process.env.MONEY === 'whole';

const EVENTS = [
  'part',
  'rest',
  'typed',
  'bank',
  'declines',
  'settle',
  'notice',
  'work',
  'sweep',
  'cancel',
  'refund',
  'down',
  'up',
  'age',
] as const;

test(
  'R5 in whatever order things happen, what the provider keeps is what the books keep, and no invoice is paid twice',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...EVENTS), { minLength: 4, maxLength: 24 }), async (events) => {
        const anna = await shop.payer();
        const guest = await shop.visitor();
        const number = await shop.invoice({ phone: anna.phone, total: '100' });
        const opened: (OpenPayment & { readonly context: Context })[] = [];
        const open = async (context: Context, cents: number) => {
          const seenInvoiceId = context === guest ? null : await shop.idOf(number);
          const outcome = await shop.start(context, number, cents, { seenInvoiceId });
          if (outcome.kind === 'started') opened.push({ ...outcome, context });
        };
        const newest = () => opened.at(-1);
        const acts: Record<(typeof EVENTS)[number], () => Promise<unknown>> = {
          part: () => open(anna.context, 6_000),
          rest: async () => open(elsewhere(anna.context), Math.max(100, await shop.left(number))),
          typed: () => open(guest, 5_000),
          bank: async () => opened.map(({ reference }) => shop.provider.bank(reference, 'succeeded')),
          declines: async () => newest() !== undefined && shop.provider.bank(newest()?.reference ?? '', 'failed'),
          settle: () => Promise.all(opened.map(({ context, paymentId }) => settleInvoicePayment(context, paymentId))),
          notice: async () => {
            const payment = shop.provider.books.get(newest()?.reference ?? '');
            if (payment !== undefined) await takeNotice(guest, { id: `n-${payment.reference}-${payment.outcome}`, payment });
          },
          work: () => shop.work(),
          sweep: () => sweepPayments(shop.means, Date.now()),
          cancel: async () => shop.desk.cancel(await shop.idOf(number)),
          refund: async () => shop.desk.refund((await shop.desk.find(number))?.payments ?? []),
          down: async () => shop.provider.setDown(true),
          up: async () => shop.provider.setDown(false),
          age: () => Promise.all(opened.map(({ paymentId }) => shop.age(paymentId, 45))),
        };
        for (const event of events) await acts[event]();
        shop.provider.setDown(false);
        for (const { paymentId } of opened) await shop.age(paymentId, 200);
        await sweepPayments(shop.means, Date.now());
        await shop.work();
        await shop.work();
        const kept = (await shop.desk.payments(1_000)).filter(
          ({ reference, state, refundState }) => reference === number && state === 'succeeded' && refundState === 'none',
        );
        expect(takenFrom(unique(opened))).toBe(kept.reduce((sum, { amountCents }) => sum + amountCents, 0));
        expect(await shop.left(number)).toBeGreaterThanOrEqual(0);
        for (const { reference } of opened)
          expect(shop.provider.refunds.filter((one) => one === reference).length).toBeLessThan(2);
        expect(await shop.desk.find(number)).not.toBeNull();
        // A sweep looks at everything that was paid lately: without this, each order would cost more than the one before.
        shop.provider.closeBooks();
      }),
      { numRuns: IS_WHOLE ? 500 : 25 },
    );
  },
  IS_WHOLE ? 3_600_000 : 60_000,
);

const unique = (opened: readonly OpenPayment[]): OpenPayment[] => [
  ...new Map(opened.map((payment) => [payment.reference, payment])).values(),
];
