import type { Signer } from '#src/adapters/keys/signer.ts';
import type { CardForm } from '#src/adapters/payments/card-form.ts';
import { noPayments } from '#src/adapters/payments/no-payments.ts';
import type { PaymentProvider } from '#src/adapters/payments/payment-provider.ts';
import { stripeProvider } from '#src/adapters/payments/stripe-provider.ts';
import { testProvider } from '#src/adapters/payments/test-provider.ts';
import { type PaymentMode, paymentMode } from '#src/rules/payments/platform-payments.ts';
import type { Database } from '#src/store/connect.ts';
import { testPaymentRecords } from '#src/store/payments/test-payments.ts';
import { BadSettings } from './settings/read-settings.ts';
import type { Settings } from './settings/settings.ts';

type WorkerSettings = Pick<Settings, 'STRIPE_SECRET_KEY' | 'STRIPE_API_URL'>;
type WebSettings = WorkerSettings & Pick<Settings, 'SITE_HOSTS' | 'STRIPE_PUBLISHABLE_KEY' | 'STRIPE_WEBHOOK_SECRET'>;

export const paymentModeOf = (settings: Pick<Settings, 'SITE_HOSTS' | 'STRIPE_SECRET_KEY'>): PaymentMode =>
  paymentMode(settings.SITE_HOSTS, settings.STRIPE_SECRET_KEY !== undefined);

/** What takes this deployment's payments and gives them back, for the worker, which receives no notices itself. */
export function paymentProvider(settings: WorkerSettings, db: Database, signer: Signer): PaymentProvider {
  const { STRIPE_SECRET_KEY, STRIPE_API_URL } = settings;
  if (STRIPE_SECRET_KEY === undefined) return testPayments(db, signer);
  return stripeProvider({ secretKey: STRIPE_SECRET_KEY, webhookSecrets: [], apiUrl: STRIPE_API_URL, now: Date.now });
}

/**
 * The same for the web, with the form in which cards are entered. Throws BadSettings when the settings cannot work together, so that a start
 * fails rather than the first payment.
 */
export function webPayments(
  settings: WebSettings,
  db: Database,
  signer: Signer,
): { payments: PaymentProvider; cardForm: CardForm } {
  const { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_URL } = settings;
  if (STRIPE_SECRET_KEY === undefined) {
    const payments = testPayments(db, signer);
    // What was begun before is still known and can be given back.
    if (paymentModeOf(settings) === 'none')
      return { payments: { ...payments, start: (...given) => noPayments.start(...given) }, cardForm: noCards };
    return { payments, cardForm: { kind: 'test', cards: payments } };
  }
  if (STRIPE_PUBLISHABLE_KEY === undefined || STRIPE_WEBHOOK_SECRET === undefined)
    throw new BadSettings('STRIPE_SECRET_KEY needs STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET beside it.');
  const webhookSecrets = STRIPE_WEBHOOK_SECRET.split(',');
  const payments = stripeProvider({ secretKey: STRIPE_SECRET_KEY, webhookSecrets, apiUrl: STRIPE_API_URL, now: Date.now });
  return { payments, cardForm: { kind: 'stripe', publishableKey: STRIPE_PUBLISHABLE_KEY, pages: payments.pages } };
}

const noCards: CardForm = {
  kind: 'test',
  cards: { pay: async () => null, answerBank: async () => null, asksBank: async () => false },
};

const testPayments = (db: Database, signer: Signer) =>
  testProvider({
    records: testPaymentRecords(db),
    now: Date.now,
    isSigned: (body, signature) => signer.isSigned('payment-notice', body, signature),
  });
