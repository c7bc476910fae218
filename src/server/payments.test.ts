import { expect, test } from 'vitest';
import { Signer } from '#src/adapters/keys/signer.ts';
import type { Database } from '#src/store/connect.ts';
import { paymentProvider, webPayments } from './payments.ts';
import type { Settings } from './settings/settings.ts';

const signer = new Signer('a-key-for-tests-that-is-long-enough-0123');
const none = {} as Database;
const keys = {
  STRIPE_SECRET_KEY: 'sk_test_sample00',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_sample00',
  STRIPE_WEBHOOK_SECRET: 'whsec_sample00',
} as Settings;

test('R4 without keys payments are tests, and the card form is the test provider’s', () => {
  const { payments, cardForm } = webPayments({ SITE_HOSTS: 'local' } as Settings, none, signer);
  expect([payments.name, cardForm.kind]).toEqual(['test', 'test']);
  expect(paymentProvider({} as Settings, none, signer).name).toBe('test');
});
test('R4 under dealers’ own domains without keys nothing is started and no test card is taken', async () => {
  const { payments, cardForm } = webPayments({ SITE_HOSTS: 'domains' } as Settings, none, signer);
  const payment = { id: 'p', siteId: 1, amountCents: 20_000, description: '', email: '' };
  await expect(payments.start(payment, null)).rejects.toThrow('This deployment takes no payments.');
  expect(cardForm.kind === 'test' && (await cardForm.cards.pay('test_1_p', { answer: 'succeeds', lastFour: '4242' }))).toBeNull();
});
test('R4 with Stripe’s keys it takes the payments, and the browser gets the publishable key only', () => {
  const { payments, cardForm } = webPayments(keys, none, signer);
  expect(payments.name).toBe('stripe');
  expect(cardForm).toMatchObject({ kind: 'stripe', publishableKey: 'pk_test_sample00' });
  expect(JSON.stringify(cardForm)).not.toMatch(/sk_test|whsec/);
  expect(paymentProvider(keys, none, signer).name).toBe('stripe');
});
test.each(['STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const)(
  'R4 a start with a secret key and no %s fails with a sentence',
  (name) => {
    const { [name]: _left, ...rest } = keys;
    expect(() => webPayments(rest as Settings, none, signer)).toThrow(
      'STRIPE_SECRET_KEY needs STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET beside it.',
    );
  },
);
test('R4 nobody but this platform signs a test provider’s notice', () => {
  const { payments } = webPayments({ SITE_HOSTS: 'local' } as Settings, none, signer);
  const body = JSON.stringify({ id: 'n1', payment: { reference: 'test_1_x' } });
  const bytes = new TextEncoder().encode(body);
  expect(payments.readNotice(bytes, signer.sign('payment-notice', body))).toMatchObject({ id: 'n1' });
  expect(payments.readNotice(bytes, signer.sign('booking', body))).toBeNull();
});
