import { Stripe } from 'stripe';
import { answerText } from '#src/adapters/outside/answer-text.ts';
import { CURRENCY } from '#src/rules/payments/payment-state.ts';
import type {
  HostedPages,
  PaymentAccount,
  PaymentNotice,
  PaymentProvider,
  PaymentStart,
  ProviderPayment,
} from './payment-provider.ts';
import { codeOf, isRefusal, optionsFor, unavailable } from './stripe-failure.ts';
import { isPageReference, stripePages } from './stripe-pages.ts';
import {
  isRefunded,
  metadataOf,
  PAYMENT_ID,
  paymentOf,
  paymentOfCharge,
  paymentOfRefund,
  paymentOfSession,
} from './stripe-payment.ts';

export interface StripeSettings {
  readonly secretKey: string;
  /** One for each endpoint that Stripe sends notices to: an account's own, and that of connected accounts. */
  readonly webhookSecrets: readonly string[];
  /** Another address than Stripe's own, for tests. */
  readonly apiUrl?: string | undefined;
  readonly now: () => number;
  /** How long one answer may take. */
  readonly timeoutMs?: number;
}

const TIMEOUT_MS = 8_000;
/** The longest answers are lists of a hundred payments with their charges. */
const MOST_ANSWER_BYTES = 8 * 1024 * 1024;
/** How old a notice may be when it arrives. A replay of an older one is refused, and one within it has an id that is known already. */
const NOTICE_SECONDS = 300;
const PAGE = 100;

/**
 * Payments through Stripe: the shopper's card is entered into Stripe's own fields, or on its own page, and never reaches this platform, which only
 * starts payments, asks what became of them and gives them back. A refused card is the payment's outcome, not an error.
 */
export function stripeProvider(settings: StripeSettings): PaymentProvider & { readonly pages: HostedPages } {
  const stripe = new Stripe(settings.secretKey, {
    ...hostOf(settings.apiUrl),
    timeout: settings.timeoutMs ?? TIMEOUT_MS,
    // Its other client begins the time limit anew with every byte, and gathers an answer that does not end.
    httpClient: Stripe.createFetchHttpClient(boundedFetch),
    // Retries of the library carry the same idempotency key.
    maxNetworkRetries: 1,
    telemetry: false,
  });
  const pages = stripePages(stripe, settings.apiUrl);
  const find = async (reference: string, account: PaymentAccount): Promise<ProviderPayment | null> => {
    if (isPageReference(reference)) return pages.find(reference, account);
    try {
      return paymentOf(await stripe.paymentIntents.retrieve(reference, { expand: ['latest_charge'] }, optionsFor(account)));
    } catch (error) {
      if (codeOf(error) === 'resource_missing') return null;
      throw unavailable(error);
    }
  };
  return {
    name: 'stripe',
    pages,
    find,
    async start({ id, siteId, amountCents, description }: PaymentStart, account) {
      try {
        const intent = await stripe.paymentIntents.create(
          {
            amount: amountCents,
            currency: CURRENCY,
            description,
            automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
            metadata: metadataOf(id, siteId),
          },
          { ...optionsFor(account), idempotencyKey: id },
        );
        if (intent.client_secret === null) throw new Error('Stripe sent no client secret.');
        return { reference: intent.id, clientSecret: intent.client_secret };
      } catch (error) {
        throw unavailable(error);
      }
    },
    async giveUp(reference, account) {
      if (isPageReference(reference)) return pages.close(reference, account);
      try {
        return paymentOf(await stripe.paymentIntents.cancel(reference, { expand: ['latest_charge'] }, optionsFor(account)));
      } catch (error) {
        if (codeOf(error) !== 'payment_intent_unexpected_state') throw unavailable(error);
        // It has succeeded meanwhile, or was given up before.
        const payment = await find(reference, account);
        if (payment === null) throw unavailable(error);
        return payment;
      }
    },
    async refund({ id, reference }, account) {
      try {
        const refund = await stripe.refunds.create(
          { payment_intent: reference, metadata: { [PAYMENT_ID]: id } },
          { ...optionsFor(account), idempotencyKey: `refund-${id}` },
        );
        return isRefunded(refund.status) ? 'done' : 'refused';
      } catch (error) {
        if (codeOf(error) === 'charge_already_refunded') return 'done';
        if (isRefusal(error)) return 'refused';
        throw unavailable(error);
      }
    },
    async *startedSince(since, account) {
      const found: ProviderPayment[] = [];
      const created = { gte: Math.floor(since / 1_000) };
      try {
        const list = stripe.paymentIntents.list({ created, limit: PAGE, expand: ['data.latest_charge'] }, optionsFor(account));
        for await (const intent of list) found.push(paymentOf(intent));
      } catch (error) {
        throw unavailable(error);
      }
      // Stripe lists the newest first.
      yield* found.reverse();
    },
    readNotice: (body, signature) => readNotice(stripe, settings, body, signature),
  };
}

/** Fetches, and reads the answer no further than any of Stripe's goes. */
async function boundedFetch(address: string | URL | Request, init?: RequestInit): Promise<Response> {
  const answer = await fetch(address, init);
  const text = await answerText(answer, MOST_ANSWER_BYTES);
  if (text === null) throw new Error('Stripe’s answer was too large.');
  return new Response(text === '' ? null : text, { status: answer.status, headers: answer.headers });
}

function readNotice(
  stripe: Stripe,
  { webhookSecrets, now }: StripeSettings,
  body: Uint8Array,
  signature: string,
): PaymentNotice | 'other' | null {
  for (const secret of webhookSecrets) {
    try {
      const event = stripe.webhooks.constructEvent(body, signature, secret, NOTICE_SECONDS, undefined, now());
      const payment = paymentIn(event);
      return payment !== null && isName(payment.reference) && isName(event.id) ? { id: event.id, payment } : 'other';
    } catch {
      // It may be signed with another secret.
    }
  }
  return null;
}

/** Types promise it; what a stranger with a secret sends need not keep that promise. */
const isName = (name: unknown): boolean => typeof name === 'string' && name !== '';

function paymentIn({ type, data }: Stripe.Event): ProviderPayment | null {
  if (type.startsWith('checkout.session.')) return paymentOfSession(data.object as Stripe.Checkout.Session);
  if (type.startsWith('payment_intent.')) return paymentOf(data.object as Stripe.PaymentIntent);
  if (!/^(?:charge|refund)\./.test(type) || !('payment_intent' in data.object)) return null;
  if (data.object.object === 'charge') return paymentOfCharge(data.object);
  return data.object.object === 'refund' ? paymentOfRefund(data.object) : null;
}

function hostOf(apiUrl: string | undefined): Stripe.StripeConfig {
  if (apiUrl === undefined) return {};
  const { protocol, hostname, port } = new URL(apiUrl);
  return {
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    port: port === '' ? (protocol === 'http:' ? 80 : 443) : Number(port),
  };
}
