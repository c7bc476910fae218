import type { PaymentProvider, ProviderPayment } from '#src/adapters/payments/payment-provider.ts';
import { isReportedStray } from '#src/rules/payments/payment-state.ts';
import { isUuid } from '#src/rules/text/uuid.ts';
import { mendBooks, noteStray, readAccounts, readOddEntries } from '#src/store/payments/books.ts';
import { findPaymentOfAnySite } from '#src/store/payments/follow-payments.ts';
import { type KnownPayment, settle } from '#src/store/payments/payments.ts';
import { compareRefund } from './compare-refund.ts';
import { answerOf, type PaymentMeans } from './payment-means.ts';

/** How far back the provider is asked for payments. */
const LOOK_BACK_MS = 3 * 86_400_000;

export interface Swept {
  /** Payments that had another state here than at the provider. */
  readonly settled: number;
  /** Payments that nobody here knows. */
  readonly strays: number;
  /** Payments that nothing kept and that are given back now. */
  readonly mended: number;
  /** What a person must look at. */
  readonly odd: number;
}

/** Compares the books with the provider's: what differs is mended, and what cannot be is reported (ledger R2). */
export async function sweepPayments(means: PaymentMeans, now: number): Promise<Swept> {
  const { db, payments, log } = means;
  let settled = 0;
  let strays = 0;
  for (const account of new Set([null, ...(await readAccounts(db, payments.name, new Date(now - LOOK_BACK_MS)))])) {
    const sweep = async () => {
      for await (const said of payments.startedSince(now - LOOK_BACK_MS, account)) {
        if (said.id === null || !isUuid(said.id)) continue;
        const known = await findPaymentOfAnySite(db, said.id);
        const word = known === null ? null : await wordOf(payments, known, said);
        if (known === null || word === null) {
          if (known === null ? !isReportedStray(said.outcome) : said.outcome !== 'succeeded') continue;
          const { id: paymentId, reference, outcome, amountCents, currency, refundedCents } = said;
          const stray = { provider: payments.name, account, paymentId, reference, outcome, amountCents, currency, refundedCents };
          if (await noteStray(db, stray)) {
            strays += 1;
            log.error({ payment: paymentId, reference, outcome }, 'The payment provider has a payment we do not know.');
          }
        } else if (known.reference === null || known.state !== word.outcome) {
          const after = await settle(db, known.siteId, known.id, word);
          if (after?.state !== known.state) settled += 1;
        } else await compareRefund(means, known, word);
      }
    };
    await answerOf(sweep(), means, 'The payment provider did not list its payments; it will be asked again.');
  }
  const mended = await mendBooks(db);
  for (const payment of mended) log.error({ payment }, 'A payment was kept by mistake; it is being refunded.');
  const odd = await readOddEntries(db, null);
  for (const entry of odd) log.error({ ...entry }, 'The payment records need a person’s attention.');
  return { settled, strays, mended: mended.length, odd: odd.length };
}

/**
 * What the provider says of a payment that is known here, if `said` is about it. One that is made on a page of the provider's own is known by the
 * page's name until it is settled. Returns null for another payment under the same id.
 */
async function wordOf(payments: PaymentProvider, known: KnownPayment, said: ProviderPayment): Promise<ProviderPayment | null> {
  if (known.reference === null || known.reference === said.reference) return said;
  const now = await payments.find(known.reference, known.account);
  return now?.reference === said.reference ? now : null;
}
