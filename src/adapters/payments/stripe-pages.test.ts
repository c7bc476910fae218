import { afterEach, beforeEach, expect, test } from 'vitest';
import { aStripeServer, type StripeFault, type StripeServer } from '#tests/factories/a-stripe-server.ts';
import type { HostedAnswer } from '#tests/factories/stripe-sessions.ts';
import { type HostedStart, PaymentsUnavailable } from './payment-provider.ts';
import { stripeProvider } from './stripe-provider.ts';

const DEPOSIT: HostedStart = {
  id: '0b1f4f0a-6f0e-4c2e-9a77-2d1d0f1c9e01',
  siteId: 7,
  amountCents: 20_000,
  description: 'Reservation R-7QK4M2XA',
  email: 'priya@example.com',
  returnUrl: 'https://cars.example/checkout?payment=0b1f',
  reference: null,
  closesAt: Date.now() + 3_600_000,
};

let stripe: StripeServer;
beforeEach(async () => {
  stripe = await aStripeServer();
});
afterEach(() => stripe.stop());

const provider = (timeoutMs = 2_000) =>
  stripeProvider({
    secretKey: stripe.secretKey,
    webhookSecrets: [stripe.webhookSecret],
    apiUrl: stripe.url,
    now: Date.now,
    timeoutMs,
  });

/** Opens the page of a payment; its reference and address. */
async function opened(facts: Partial<HostedStart> = {}, account: string | null = null) {
  const page = await provider().pages.open({ ...DEPOSIT, ...facts }, account);
  if (page.kind !== 'open') throw new Error(JSON.stringify(page));
  return page;
}
const sessionOf = (reference: string) => {
  const session = stripe.sessions.get(reference);
  if (session === undefined) throw new Error(`There is no session ${reference}.`);
  return session;
};
const intents = () => [...stripe.intents.values()];

test('R4 a page of Stripe’s own takes this payment, in Australian dollars by card, and leads back whether it was paid or not', async () => {
  const { reference, href } = await opened();
  expect(new URL(href).origin).toBe(stripe.url);
  expect(sessionOf(reference)).toMatchObject({
    amount: 20_000,
    currency: 'aud',
    name: 'Reservation R-7QK4M2XA',
    successUrl: DEPOSIT.returnUrl,
    cancelUrl: DEPOSIT.returnUrl,
    expiresAt: Math.floor(DEPOSIT.closesAt / 1_000),
    metadata: { payment_id: DEPOSIT.id, site_id: '7' },
    params: { 'allowed_payment_method_types[0]': 'card', 'adaptive_pricing[enabled]': 'false', mode: 'payment' },
  });
});
test('R4 neither the shopper’s address nor their name is sent for it', async () => {
  await opened();
  expect(stripe.asked.map(({ body }) => body).join()).not.toMatch(/priya|customer_email/);
});
test('R4 asking for the page twice opens it once, also when the answer was lost', async () => {
  stripe.fails('lost');
  const first = await opened();
  expect(await opened()).toEqual(first);
  expect(await opened({ reference: first.reference })).toEqual(first);
  expect([...stripe.sessions.keys()]).toEqual([first.reference]);
});
test('R4 a payment made there is known by its own name, its id and its card, and is found in Stripe’s list', async () => {
  const { reference } = await opened();
  stripe.payAt(reference, 'succeeded');
  const [intent] = intents();
  expect(await provider().find(reference, null)).toMatchObject({
    reference: intent?.id,
    formerReference: reference,
    id: DEPOSIT.id,
    outcome: 'succeeded',
    amountCents: 20_000,
    currency: 'aud',
    card: 'Visa ending 4242',
    refundedCents: 0,
  });
  expect(await Array.fromAsync(provider().startedSince(0, null), ({ id }) => id)).toEqual([DEPOSIT.id]);
  expect(await provider().refund({ id: DEPOSIT.id, reference: intent?.id ?? '' }, null)).toBe('done');
});
test.each<[HostedAnswer, string]>([
  ['declined', 'failed'],
  ['requires_action', 'started'],
  ['processing', 'waiting'],
])('R4 a card that is %s there leaves the payment %s', async (how, outcome) => {
  const { reference } = await opened();
  expect(await provider().find(reference, null)).toMatchObject({ reference, outcome: 'started' });
  stripe.payAt(reference, how);
  expect(await provider().find(reference, null)).toMatchObject({ reference, outcome });
});
test('R4 after a bank’s no the same page takes another card', async () => {
  const { reference, href } = await opened();
  stripe.payAt(reference, 'declined');
  expect(await opened({ reference })).toMatchObject({ href });
  stripe.payAt(reference, 'succeeded');
  expect(await provider().find(reference, null)).toMatchObject({ outcome: 'succeeded' });
  expect(intents()).toHaveLength(1);
});
test('R4 a bank that says no after the shopper has left leaves nothing to pay', async () => {
  const { reference } = await opened();
  stripe.payAt(reference, 'processing');
  stripe.confirm(intents()[0]?.id ?? '', 'declined');
  expect(await provider().find(reference, null)).toMatchObject({ outcome: 'given-up' });
});
test('R4 where it was paid, or closed, no page is opened: what became of the payment is said', async () => {
  const [paid, closed] = [await opened(), await opened({ id: 'another-id' })];
  stripe.payAt(paid.reference, 'succeeded');
  await provider().giveUp(closed.reference, null);
  const over = (reference: string) => provider().pages.open({ ...DEPOSIT, reference }, null);
  expect(await over(paid.reference)).toMatchObject({ kind: 'over', payment: { outcome: 'succeeded' } });
  expect(await over(closed.reference)).toMatchObject({ kind: 'over', payment: { outcome: 'given-up' } });
});

test('R2 a page whose payment is given up is closed: nobody can pay there any more', async () => {
  const { reference } = await opened();
  stripe.payAt(reference, 'requires_action');
  for (const _ of [1, 2]) expect(await provider().giveUp(reference, null)).toMatchObject({ outcome: 'given-up' });
  expect(stripe.payAt(reference, 'succeeded')).toBe(false);
});
test.each<[HostedAnswer, string]>([
  ['succeeded', 'succeeded'],
  ['processing', 'waiting'],
])('R2 one on which the payment is %s meanwhile is not given up', async (how, outcome) => {
  const { reference } = await opened();
  stripe.payAt(reference, how);
  expect(await provider().giveUp(reference, null)).toMatchObject({ outcome });
});

test('R4 a dealer’s pages are opened, found and closed in the dealer’s own account', async () => {
  const { reference } = await opened({}, 'acct_dealer');
  expect(await provider().find(reference, null)).toBeNull();
  expect(await provider().find(reference, 'acct_dealer')).toMatchObject({ outcome: 'started' });
  await expect(provider().giveUp(reference, null)).rejects.toBeInstanceOf(PaymentsUnavailable);
  expect(await provider().giveUp(reference, 'acct_dealer')).toMatchObject({ outcome: 'given-up' });
});
test.each(['https://evil.example', 'http://127.0.0.1:1', 'javascript:alert(1)//'])(
  'R4 nobody is sent to %s to pay, even if Stripe’s answer says so',
  async (origin) => {
    stripe.pagesAt(origin);
    await expect(provider().pages.open(DEPOSIT, null)).rejects.toThrow(`Stripe opened a page that is not at ${stripe.url}.`);
  },
);
test('R4 without another address for Stripe, its pages are at checkout.stripe.com and nowhere else', () => {
  const { pages } = stripeProvider({ secretKey: 'sk_test_sample00', webhookSecrets: [], now: Date.now });
  expect(pages.origin).toBe('https://checkout.stripe.com');
});
test.each<StripeFault>(['slow', 'down', 'half', 409, 500])(
  'R4 when Stripe’s answers are %s, nothing is known of a page',
  async (fault) => {
    const asked = provider(150);
    stripe.fails(...Array.from({ length: 10 }, () => fault));
    const answers = await Promise.allSettled([
      asked.pages.open(DEPOSIT, null),
      asked.pages.open({ ...DEPOSIT, reference: 'cs_1' }, null),
      asked.find('cs_1', null),
      asked.giveUp('cs_1', null),
    ]);
    for (const answer of answers)
      expect(answer).toMatchObject({ status: 'rejected', reason: expect.any(PaymentsUnavailable) as unknown });
  },
);

test.each(['completed', 'expired', 'async_payment_succeeded', 'async_payment_failed'])(
  'R4 a notice of checkout.session.%s names the page and its payment',
  async (what) => {
    const { reference } = await opened();
    const { body, signature } = stripe.notice(reference, { type: `checkout.session.${what}`, id: 'evt_1' });
    expect(provider().readNotice(new TextEncoder().encode(body), signature)).toMatchObject({
      id: 'evt_1',
      payment: { reference, id: DEPOSIT.id },
    });
  },
);
