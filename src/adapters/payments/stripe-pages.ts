import { createHash } from 'node:crypto';
import type { Stripe } from 'stripe';
import { CURRENCY } from '#src/rules/payments/payment-state.ts';
import {
  type HostedPage,
  type HostedPages,
  type HostedStart,
  type PaymentAccount,
  PaymentsUnavailable,
  type ProviderPayment,
} from './payment-provider.ts';
import { codeOf, isRefusal, optionsFor, unavailable } from './stripe-failure.ts';
import { metadataOf, paymentOfSession } from './stripe-payment.ts';

/** The payments that are made on Stripe's own pages, which Stripe calls checkout sessions. */
export interface StripePages extends HostedPages {
  find(reference: string, account: PaymentAccount): Promise<ProviderPayment | null>;
  /** Closes a page on which nobody has paid; returns what became of its payment. */
  close(reference: string, account: PaymentAccount): Promise<ProviderPayment>;
}

/** Whether a reference is that of a page. A payment made there has a name of its own. */
export const isPageReference = (reference: string): boolean => reference.startsWith('cs_');

const ORIGIN = 'https://checkout.stripe.com';
/** The payment that was made on a page and its charge, without which what was given back and the card are unknown. */
const expand = ['payment_intent.latest_charge'];
const LONGEST_NAME = 250;

export function stripePages(stripe: Stripe, apiUrl: string | undefined): StripePages {
  const origin = apiUrl === undefined ? ORIGIN : new URL(apiUrl).origin;
  const { sessions } = stripe.checkout;
  const read = async (reference: string, account: PaymentAccount): Promise<Stripe.Checkout.Session | null> => {
    try {
      return await sessions.retrieve(reference, { expand }, optionsFor(account));
    } catch (error) {
      if (codeOf(error) === 'resource_missing') return null;
      throw unavailable(error);
    }
  };
  const create = async (start: HostedStart, account: PaymentAccount): Promise<Stripe.Checkout.Session> => {
    try {
      return await sessions.create(sessionOf(start), { ...optionsFor(account), idempotencyKey: keyOf(start) });
    } catch (error) {
      throw unavailable(error);
    }
  };
  const find = async (reference: string, account: PaymentAccount): Promise<ProviderPayment | null> => {
    const session = await read(reference, account);
    return session === null ? null : paymentOfSession(session);
  };
  return {
    origin,
    find,
    async open(start, account): Promise<HostedPage> {
      const session = start.reference === null ? await create(start, account) : await read(start.reference, account);
      if (session === null) throw new PaymentsUnavailable('Stripe does not recognise a page that it opened earlier.');
      if (session.status !== 'open') return { kind: 'over', payment: paymentOfSession(session) };
      return { kind: 'open', reference: session.id, href: pageHref(session, origin) };
    },
    async close(reference, account) {
      try {
        return paymentOfSession(await sessions.expire(reference, { expand }, optionsFor(account)));
      } catch (error) {
        if (!isRefusal(error)) throw unavailable(error);
        // Only an open one can be closed: it was paid meanwhile, or closed before.
        const session = await read(reference, account);
        if (session === null || session.status === 'open') throw unavailable(error);
        return paymentOfSession(session);
      }
    },
  };
}

/**
 * The same request finds the same page again when its answer was lost. Stripe refuses a key that comes with other parameters, and the same payment
 * may be asked for at another entrance, which is another place to lead back to: that is another key.
 */
const keyOf = ({ id, description, returnUrl }: HostedStart): string =>
  `${id}-${createHash('sha256')
    .update(JSON.stringify([description, returnUrl]))
    .digest('hex')
    .slice(0, 16)}`;

/** Neither the shopper's name nor their email is sent, and the price is in the dealer's currency wherever they are. */
const sessionOf = ({ id, siteId, amountCents, description, returnUrl, closesAt }: HostedStart) => {
  const metadata = metadataOf(id, siteId);
  return {
    mode: 'payment',
    allowed_payment_method_types: ['card'],
    adaptive_pricing: { enabled: false },
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: CURRENCY,
          unit_amount: amountCents,
          product_data: { name: description.slice(0, LONGEST_NAME) },
        },
      },
    ],
    metadata,
    payment_intent_data: { description, metadata },
    // Both lead to the page that asks us what became of it.
    success_url: returnUrl,
    cancel_url: returnUrl,
    expires_at: Math.floor(closesAt / 1_000),
  } satisfies Stripe.Checkout.SessionCreateParams;
};

/** The address of a page, if it is Stripe's: nobody is sent anywhere else with a payment. */
function pageHref({ url }: Stripe.Checkout.Session, origin: string): string {
  const href = url !== null && URL.canParse(url) ? new URL(url) : null;
  if (href?.origin !== origin) throw new PaymentsUnavailable(`Stripe opened a page that is not at ${origin}.`);
  return href.href;
}
