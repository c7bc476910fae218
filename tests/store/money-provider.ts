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
  const reach =
    <Given extends readonly unknown[], Answer>(call: ProviderCall, ask: (...given: Given) => Promise<Answer>) =>
    async (...given: Given): Promise<Answer> => {
      await interrupted(call, 'before');
      if (isDown) throw new PaymentsUnavailable('It is down.');
      const answer = await ask(...given);
      await interrupted(call, 'after');
      return answer;
    };
  return {
    stripe,
    payments: {
      ...payments,
      start: reach('start', payments.start),
      find: reach('find', payments.find),
      giveUp: reach('giveUp', payments.giveUp),
      refund: reach('refund', payments.refund),
      async *startedSince(since, account) {
        if (isDown) throw new PaymentsUnavailable('It is down.');
        yield* payments.startedSince(since, account);
      },
    },
    pages: { ...pages, open: reach('open', pages.open) },
    interrupt: (call, when, act) => void interruptions.push({ call, when, act }),
    uninterrupt: () => void interruptions.splice(0),
    setDown: (value) => {
      isDown = value;
    },
    end: () => stripe.stop(),
  };
}
