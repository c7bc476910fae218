import { afterEach, beforeEach, expect, test } from 'vitest';
import { aStripeServer, type StripeFault, type StripeServer } from '#tests/factories/a-stripe-server.ts';
import { type PaymentStart, PaymentsUnavailable } from './payment-provider.ts';
import { stripeProvider } from './stripe-provider.ts';

const DEPOSIT: PaymentStart = {
  id: '0b1f4f0a-6f0e-4c2e-9a77-2d1d0f1c9e01',
  siteId: 7,
  amountCents: 20_000,
  description: 'Reservation R-7QK4M2XA',
  email: 'priya@example.com',
};

let stripe: StripeServer;
beforeEach(async () => {
  stripe = await aStripeServer();
});
afterEach(() => stripe.stop());

const provider = ({ timeoutMs = 2_000, secrets = [stripe.webhookSecret], key = stripe.secretKey } = {}) =>
  stripeProvider({ secretKey: key, webhookSecrets: secrets, apiUrl: stripe.url, now: Date.now, timeoutMs });

const paid = async (id = DEPOSIT.id) => {
  const { reference } = await provider().start({ ...DEPOSIT, id }, null);
  stripe.confirm(reference, 'succeeded');
  return reference;
};

test('R4 a payment is started in Australian dollars, to the cent, with what the browser finishes it with', async () => {
  const { reference, clientSecret } = await provider().start(DEPOSIT, null);
  expect(stripe.intents.get(reference)).toMatchObject({ amount: 20_000, currency: 'aud', metadata: { payment_id: DEPOSIT.id } });
  expect(clientSecret).toContain(reference);
});
test('R4 starting a payment twice starts it once', async () => {
  const [first, second] = [await provider().start(DEPOSIT, null), await provider().start(DEPOSIT, null)];
  expect(second).toEqual(first);
  expect(stripe.intents.size).toBe(1);
});
test('R4 an id that was used for another amount starts nothing', async () => {
  await provider().start(DEPOSIT, null);
  await expect(provider().start({ ...DEPOSIT, amountCents: 50_000 }, null)).rejects.toThrow(/idempotency/i);
  expect([...stripe.intents.values()].map(({ amount }) => amount)).toEqual([20_000]);
});
test('R4 neither the address for receipts nor a card is sent to Stripe', async () => {
  await provider().start(DEPOSIT, null);
  expect(stripe.asked.map(({ body }) => body).join()).not.toMatch(/priya|card\[|receipt_email/);
});
test('R4 a dealer’s payments go to the dealer’s own account', async () => {
  const { reference } = await provider().start(DEPOSIT, 'acct_dealer');
  stripe.confirm(reference, 'succeeded');
  expect(await provider().find(reference, 'acct_dealer')).toMatchObject({ outcome: 'succeeded' });
  expect(await provider().find(reference, null)).toBeNull();
  expect(await provider().refund({ id: DEPOSIT.id, reference }, 'acct_dealer')).toBe('done');
});

test.each([
  ['succeeded', 'succeeded'],
  ['declined', 'failed'],
  ['requires_action', 'waiting'],
  ['processing', 'waiting'],
] as const)('R4 a payment that is %s at Stripe is %s here', async (how, outcome) => {
  const { reference } = await provider().start(DEPOSIT, null);
  stripe.confirm(reference, how);
  expect(await provider().find(reference, null)).toMatchObject({ reference, id: DEPOSIT.id, outcome, amountCents: 20_000 });
});
test('R4 a payment that nobody has tried to pay does not wait for a bank', async () => {
  const { reference } = await provider().start(DEPOSIT, null);
  expect(await provider().find(reference, null)).toMatchObject({ outcome: 'started', card: null });
});
test('R4 a paid one says with which card, by its last four digits', async () => {
  expect(await provider().find(await paid(), null)).toMatchObject({
    card: 'Visa ending 4242',
    refundedCents: 0,
    currency: 'aud',
  });
});
test('R4 Stripe knows nothing of a reference that it did not give', async () => {
  expect(await provider().find('pi_unknown', null)).toBeNull();
});

test('R2 a payment is given up', async () => {
  const { reference } = await provider().start(DEPOSIT, null);
  expect(await provider().giveUp(reference, null)).toMatchObject({ outcome: 'given-up' });
});
test.each([
  ['succeeded', 'succeeded'],
  ['processing', 'waiting'],
] as const)('R2 one that is %s meanwhile is not given up', async (how, outcome) => {
  const { reference } = await provider().start(DEPOSIT, null);
  stripe.confirm(reference, how);
  expect(await provider().giveUp(reference, null)).toMatchObject({ outcome });
});

test('R2, R4 a payment whose 3-D Secure question nobody answers is given up, and can no longer be paid', async () => {
  const { reference } = await provider().start(DEPOSIT, null);
  stripe.confirm(reference, 'requires_action');
  expect(await provider().giveUp(reference, null)).toMatchObject({ outcome: 'given-up' });
  expect(await provider().giveUp(reference, null)).toMatchObject({ outcome: 'given-up' });
  expect(stripe.intents.get(reference)?.status).toBe('canceled');
});
test('R4 a dealer’s payments are given up and found again in the dealer’s own account', async () => {
  const { reference } = await provider().start(DEPOSIT, 'acct_dealer');
  const found = (account: string | null) =>
    Array.fromAsync(provider().startedSince(Date.now() - 60_000, account), (one) => one.reference);
  expect([await found('acct_dealer'), await found(null)]).toEqual([[reference], []]);
  expect(await provider().giveUp(reference, 'acct_dealer')).toMatchObject({ outcome: 'given-up' });
});
test('R2 every attempt at one refund has one key, and another refund has another', async () => {
  const reference = await paid();
  stripe.fails('lost', 'lost');
  await expect(provider().refund({ id: DEPOSIT.id, reference }, null)).rejects.toBeInstanceOf(PaymentsUnavailable);
  await provider().refund({ id: DEPOSIT.id, reference }, null);
  await provider().refund({ id: 'another-id', reference }, null);
  const keys = stripe.asked.filter(({ what }) => what === 'POST /v1/refunds').map(({ key }) => key);
  expect(keys).toEqual([...Array.from({ length: 3 }, () => `refund-${DEPOSIT.id}`), 'refund-another-id']);
});

test('R2 a refund gives all of it back, once however often it is asked for', async () => {
  const reference = await paid();
  for (const _ of [1, 2, 3]) expect(await provider().refund({ id: DEPOSIT.id, reference }, null)).toBe('done');
  expect(stripe.refunds).toEqual([{ payment_intent: reference, amount: 20_000 }]);
  expect(await provider().find(reference, null)).toMatchObject({ refundedCents: 20_000 });
});
test('R2 a refund that somebody made at Stripe is not made again', async () => {
  const reference = await paid();
  await provider().refund({ id: 'another-id', reference }, null);
  expect(await provider().refund({ id: DEPOSIT.id, reference }, null)).toBe('done');
  expect(stripe.refunds).toHaveLength(1);
});
test.each(['failed', 'refused'] as const)('R2 a refund that is %s is a person’s task', async (status) => {
  const reference = await paid();
  stripe.refundsAre(status);
  expect(await provider().refund({ id: DEPOSIT.id, reference }, null)).toBe('refused');
});
test('R2 nothing is given back of what was never paid', async () => {
  const { reference } = await provider().start(DEPOSIT, null);
  expect(await provider().refund({ id: DEPOSIT.id, reference }, null)).toBe('refused');
});

test('R2 every payment is found again, oldest first, over several pages', async () => {
  const ids = Array.from({ length: 230 }, (_, at) => `0b1f4f0a-6f0e-4c2e-9a77-${String(at).padStart(12, '0')}`);
  for (const id of ids) await provider().start({ ...DEPOSIT, id }, null);
  const found = await Array.fromAsync(provider().startedSince(Date.now() - 60_000, null), ({ id }) => id);
  expect(found).toEqual(ids);
});

const FAULTS: readonly StripeFault[] = ['slow', 'down', 'half', 409, 500];
test.each(FAULTS)('R4 when Stripe’s answers are %s, nothing is known, whatever was asked', async (fault) => {
  const asking = provider({ timeoutMs: 150 });
  stripe.fails(...Array.from({ length: 10 }, () => fault));
  const answers = await Promise.allSettled([
    asking.start(DEPOSIT, null),
    asking.find('pi_1', null),
    asking.giveUp('pi_1', null),
    asking.refund({ id: DEPOSIT.id, reference: 'pi_1' }, null),
    Array.fromAsync(asking.startedSince(0, null)),
  ]);
  for (const answer of answers)
    expect(answer).toMatchObject({ status: 'rejected', reason: expect.any(PaymentsUnavailable) as unknown });
});
test('R4 an answer that was lost is asked for again with the same key, and charges nobody twice', async () => {
  stripe.fails('lost');
  const { reference } = await provider().start(DEPOSIT, null);
  expect([...stripe.intents.keys()]).toEqual([reference]);
});
test('R2 a refund whose answer was lost is made once', async () => {
  const reference = await paid();
  stripe.fails('lost', 'lost');
  await expect(provider().refund({ id: DEPOSIT.id, reference }, null)).rejects.toBeInstanceOf(PaymentsUnavailable);
  expect(await provider().refund({ id: DEPOSIT.id, reference }, null)).toBe('done');
  expect(stripe.refunds).toHaveLength(1);
});
test('H10 a key that Stripe does not take is named in no message', async () => {
  const key = 'sk_test_somethingWrong';
  await expect(provider({ key }).start(DEPOSIT, null)).rejects.toThrow(
    /^(?!.*somethingWrong)Stripe refused or failed the request/,
  );
});

const read = ({ body, signature }: { readonly body: string; readonly signature: string }, secrets = [stripe.webhookSecret]) =>
  provider({ secrets }).readNotice(new TextEncoder().encode(body), signature);

test('R4 a notice names its payment', async () => {
  const reference = await paid();
  expect(read(stripe.notice(reference, { id: 'evt_1' }))).toMatchObject({
    id: 'evt_1',
    payment: { reference, id: DEPOSIT.id, outcome: 'succeeded', amountCents: 20_000, currency: 'aud' },
  });
});
test.each(['payment_intent.succeeded', 'checkout.session.completed'])(
  'R4 a %s that names no payment is left alone',
  async (type) => {
    const reference = await paid();
    for (const id of [null, 7, '']) expect(read(stripe.notice(reference, { type, change: { id } }))).toBe('other');
  },
);
test('R4 so does one about the charge, such as a refund made at Stripe', async () => {
  const reference = await paid();
  await provider().refund({ id: 'another-id', reference }, null);
  const notice = stripe.notice(reference, { type: 'charge.refunded' });
  expect(read(notice)).toMatchObject({ payment: { reference, refundedCents: 20_000 } });
});
test.each(['refund.failed', 'charge.refund.updated'])('R2, R4 %s tells that a refund has come back', async (type) => {
  const reference = await paid();
  expect(read(stripe.notice(reference, { type }))).toMatchObject({ payment: { reference, refundedCents: 0 } });
});
test('R4 a notice of another currency says so', async () => {
  const notice = stripe.notice(await paid(), { change: { currency: 'usd' } });
  expect(read(notice)).toMatchObject({ payment: { currency: 'usd' } });
});
test('R4 a notice about something else is no notice of a payment', async () => {
  expect(read(stripe.notice(await paid(), { type: 'customer.created' }))).toBe('other');
});
test('R4 a notice is refused when its signature is another secret’s', async () => {
  expect(read(stripe.notice(await paid(), { secret: 'whsec_other' }))).toBeNull();
});
test('R4 a deployment may take notices of two endpoints', async () => {
  const notice = stripe.notice(await paid(), { secret: 'whsec_connected' });
  expect(read(notice, [stripe.webhookSecret, 'whsec_connected'])).toMatchObject({ payment: { outcome: 'succeeded' } });
});
test('R4 a notice is refused when it was changed on its way', async () => {
  const { body, signature } = stripe.notice(await paid());
  expect(read({ body: body.replace('20000', '20001'), signature })).toBeNull();
});
test('R4 a notice from six minutes ago is refused, and one from four is not', async () => {
  const reference = await paid();
  const minutesAgo = (minutes: number) => read(stripe.notice(reference, { at: Date.now() - minutes * 60_000 }));
  expect(minutesAgo(6)).toBeNull();
  expect(minutesAgo(4)).not.toBeNull();
});
test.each(['', 'nonsense', 't=1', 'v1=00', 't=abc,v1=00'])('R4 %j is no signature', async (signature) => {
  expect(read({ ...stripe.notice(await paid()), signature })).toBeNull();
});
test('R4 without a secret no notice is believed', async () => {
  expect(read(stripe.notice(await paid()), [])).toBeNull();
});
