import { stripeProvider } from '#src/adapters/payments/stripe-provider.ts';
import type { Context } from '#src/use-cases/context.ts';
import { followPayments } from '#src/use-cases/payments/follow-payments.ts';
import { giveBack } from '#src/use-cases/payments/give-back.ts';
import { handleNotices } from '#src/use-cases/payments/handle-notices.ts';
import type { ReservationMeans } from '#src/use-cases/payments/payment-means.ts';
import { takeNotice } from '#src/use-cases/payments/take-notice.ts';
import { endReservations } from '#src/use-cases/reservations/end-reservations.ts';
import { aStripeServer, type StripeServer } from '#tests/factories/a-stripe-server.ts';

/** Stripe in the place of a shop's provider: for its visitors, and for a worker that a test runs by hand. */
export interface StripeDesk {
  readonly stripe: StripeServer;
  readonly means: ReservationMeans;
  /** The same visitor, who pays with Stripe. */
  paying(context: Context): Context;
  /** Stripe sends a notice about a payment or a page. */
  notice(context: Context, reference: string, type: string): Promise<void>;
  /** Runs what the worker does about payments, until nothing is left to do. */
  work(): Promise<void>;
}

export async function aStripeDesk(shop: { readonly means: ReservationMeans }): Promise<StripeDesk> {
  const stripe = await aStripeServer();
  const { secretKey, webhookSecret, url: apiUrl } = stripe;
  const payments = stripeProvider({ secretKey, webhookSecrets: [webhookSecret], apiUrl, now: Date.now, timeoutMs: 500 });
  const means = { ...shop.means, payments };
  return {
    stripe,
    means,
    paying: (context) => ({
      ...context,
      services: {
        ...context.services,
        payments,
        cardForm: { kind: 'stripe', publishableKey: 'pk_test_sample00', pages: payments.pages },
      },
    }),
    async notice(context, reference, type) {
      const { body, signature } = stripe.notice(reference, { type });
      const read = payments.readNotice(new TextEncoder().encode(body), signature);
      if (read === null || read === 'other') throw new Error(`The notice ${type} was not read.`);
      await takeNotice({ ...context, services: { ...context.services, payments } }, read);
    },
    async work() {
      for (let rounds = 0; rounds < 10; rounds += 1) {
        const done =
          (await endReservations(means)) + (await handleNotices(means)) + (await followPayments(means)) + (await giveBack(means));
        if (done === 0) return;
      }
    },
  };
}
