import type { Stripe } from 'stripe';
import type { PaymentOutcome } from '#src/rules/payments/payment-state.ts';
import type { ProviderPayment } from './payment-provider.ts';

/** Where Stripe's payment intent holds the id that the payment was started with. */
export const PAYMENT_ID = 'payment_id';

/** By what Stripe's objects are recognised as this platform's. */
export const metadataOf = (id: string, siteId: number): Record<string, string> => ({
  [PAYMENT_ID]: id,
  site_id: String(siteId),
});

/** A payment intent as this platform sees it. Its charge must be expanded, or what was given back and the card are unknown. */
export function paymentOf(intent: Stripe.PaymentIntent): ProviderPayment {
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
  return {
    reference: intent.id,
    id: intent.metadata[PAYMENT_ID] ?? null,
    outcome: outcomeOf(intent),
    amountCents: intent.amount,
    currency: intent.currency,
    refundedCents: charge?.amount_refunded ?? 0,
    card: charge === null ? null : cardOf(charge),
    createdAt: intent.created * 1_000,
  };
}

/**
 * A payment on a page of Stripe's own. It has the page's name until it is made, and then that of its payment intent, which exists from the first
 * attempt on and must be expanded: without it nothing is known but whether the page is open.
 */
export function paymentOfSession(session: Stripe.Checkout.Session): ProviderPayment {
  const intent = typeof session.payment_intent === 'object' ? session.payment_intent : null;
  const made = intent === null ? null : paymentOf(intent);
  return {
    reference: made?.outcome === 'succeeded' ? made.reference : session.id,
    formerReference: session.id,
    id: session.metadata?.[PAYMENT_ID] ?? null,
    outcome: outcomeOfSession(session, intent),
    amountCents: made?.amountCents ?? session.amount_total ?? 0,
    currency: made?.currency ?? session.currency ?? '',
    refundedCents: made?.refundedCents ?? 0,
    card: made?.card ?? null,
    createdAt: session.created * 1_000,
  };
}

function outcomeOfSession({ status }: Stripe.Checkout.Session, intent: Stripe.PaymentIntent | null): PaymentOutcome {
  if (intent?.status === 'succeeded') return 'succeeded';
  if (intent?.status === 'processing' || intent?.status === 'requires_capture') return 'waiting';
  switch (status) {
    case 'open':
      // While a bank asks the shopper something, they are still there and nobody has paid.
      return intent !== null && outcomeOf(intent) === 'failed' ? 'failed' : 'started';
    case 'expired':
      return 'given-up';
    case 'complete':
      // A bank that says no after the shopper has left leaves nothing that could be paid.
      return intent?.status === 'requires_payment_method' || intent?.status === 'canceled' ? 'given-up' : 'waiting';
    // A state that is newer than this package: nobody knows yet.
    case null:
    default:
      return 'waiting';
  }
}

/** What a notice about a charge says of the payment it belongs to; null when it belongs to none. */
export function paymentOfCharge(charge: Stripe.Charge): ProviderPayment | null {
  const intent = charge.payment_intent;
  if (intent === null) return null;
  return {
    reference: typeof intent === 'string' ? intent : intent.id,
    id: charge.metadata[PAYMENT_ID] ?? null,
    outcome: charge.status === 'succeeded' ? 'succeeded' : charge.status === 'failed' ? 'failed' : 'waiting',
    amountCents: charge.amount,
    currency: charge.currency,
    refundedCents: charge.amount_refunded,
    card: cardOf(charge),
    createdAt: charge.created * 1_000,
  };
}

/** What a notice about a refund says of the payment it belongs to; null when it belongs to none. */
export function paymentOfRefund({
  payment_intent: intent,
  status,
  amount,
  currency,
  created,
}: Stripe.Refund): ProviderPayment | null {
  if (intent === null) return null;
  return {
    reference: typeof intent === 'string' ? intent : intent.id,
    id: null,
    outcome: 'succeeded',
    amountCents: amount,
    currency,
    refundedCents: isRefunded(status) ? amount : 0,
    card: null,
    createdAt: created * 1_000,
  };
}

/** Whether a refund is made, or under way. */
export const isRefunded = (status: string | null): boolean => status !== 'failed' && status !== 'canceled';

function outcomeOf({ status, last_payment_error: error }: Stripe.PaymentIntent): PaymentOutcome {
  switch (status) {
    case 'succeeded':
      return 'succeeded';
    case 'canceled':
      return 'given-up';
    case 'requires_payment_method':
      // After a bank's no the same payment may be tried again with another card.
      return error === null ? 'started' : 'failed';
    case 'requires_confirmation':
      return 'started';
    case 'processing':
    case 'requires_action':
    case 'requires_capture':
      return 'waiting';
    default:
      // A state that Stripe adds later: nobody knows yet.
      return 'waiting';
  }
}

/** 'Visa ending 4242', also when it was paid by a wallet. */
function cardOf({ payment_method_details: details }: Stripe.Charge): string | null {
  const card = details?.card;
  if (card?.last4 == null) return null;
  const brand = BRANDS[card.brand ?? ''] ?? 'Card';
  return `${brand} ending ${card.last4}`;
}

const BRANDS: Readonly<Record<string, string>> = {
  amex: 'American Express',
  diners: 'Diners Club',
  discover: 'Discover',
  eftpos_au: 'eftpos',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  visa: 'Visa',
};
