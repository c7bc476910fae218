import type { HostedPages, PaymentProvider } from '#src/adapters/payments/payment-provider.ts';
import { PaymentsUnavailable } from '#src/adapters/payments/payment-provider.ts';
import { stripeProvider } from '#src/adapters/payments/stripe-provider.ts';
import { aStripeServer, type StripeServer } from '#tests/factories/a-stripe-server.ts';

export const PROVIDER_CALLS = ['start', 'open', 'find', 'giveUp', 'refund'] as const;
export type ProviderCall = (typeof PROVIDER_CALLS)[number];

/** Stripe, which outlives every process of ours and whose books are what a test believes, and a way to it that breaks when a test says so. */
export interface MoneyProvider {
  readonly stripe: StripeServer;
  readonly payments: PaymentProvider;
  readonly pages: HostedPages;
  /** Does something before or after the next call, such as dying. */
  interrupt(call: ProviderCall, when: 'before' | 'after', act: () => Promise<void>): void;
  /** Forgets what was to be done at the next call. */
  uninterrupt(): void;
  /** Answers nothing any more, or again. */
  setDown(isDown: boolean): void;
  end(): Promise<void>;
}

export async function aMoneyProvider(): Promise<MoneyProvider> {
  const stripe = await aStripeServer();
  const { secretKey, webhookSecret, url: apiUrl } = stripe;
  const { pages, ...payments } = stripeProvider({ secretKey, webhookSecrets: [webhookSecret], apiUrl, now: Date.now });
  const interruptions: { call: ProviderCall; when: 'before' | 'after'; act: () => Promise<void> }[] = [];
  let isDown = false;
  const interrupted = async (call: ProviderCall, when: 'before' | 'after') => {
    const at = interruptions.findIndex((one) => one.call === call && one.when === when);
    if (at !== -1) await interruptions.splice(at, 1)[0]?.act();
  };
  const reach = async <T>(call: ProviderCall, ask: () => Promise<T>): Promise<T> => {
    await interrupted(call, 'before');
    if (isDown) throw new PaymentsUnavailable('It is down.');
    const answer = await ask();
    await interrupted(call, 'after');
    return answer;
  };
  return {
    stripe,
    payments: {
      ...payments,
      start: (payment, account) => reach('start', () => payments.start(payment, account)),
      find: (reference, account) => reach('find', () => payments.find(reference, account)),
      giveUp: (reference, account) => reach('giveUp', () => payments.giveUp(reference, account)),
      refund: (refund, account) => reach('refund', () => payments.refund(refund, account)),
      async *startedSince(since, account) {
        if (isDown) throw new PaymentsUnavailable('It is down.');
        yield* payments.startedSince(since, account);
      },
    },
    pages: { ...pages, open: (payment, account) => reach('open', () => pages.open(payment, account)) },
    interrupt: (call, when, act) => void interruptions.push({ call, when, act }),
    uninterrupt: () => void interruptions.splice(0),
    setDown: (value) => {
      isDown = value;
    },
    end: () => stripe.stop(),
  };
}
