import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { stripeProvider } from '#src/adapters/payments/stripe-provider.ts';
import { takePaymentNotice } from '#src/http/take-payment-notice.ts';
import type { Context } from '#src/use-cases/context.ts';
import { AddressLimit } from '#src/use-cases/limits/limit-addresses.ts';
import { aFleet, type Fleet } from '#tests/factories/a-fleet.ts';
import { aSiteFile } from '#tests/factories/a-site-file.ts';
import { aStripeServer, type StripeServer } from '#tests/factories/a-stripe-server.ts';

let fleet: Fleet;
let context: Context;
let stripe: StripeServer;
beforeAll(async () => {
  fleet = await aFleet([aSiteFile({ slug: 'harbour' })]);
});
afterAll(() => fleet.end());
beforeEach(async () => {
  stripe = await aStripeServer();
  const made = await fleet.context('harbour');
  const { secretKey, webhookSecret, url: apiUrl } = stripe;
  const payments = stripeProvider({ secretKey, webhookSecrets: [webhookSecret], apiUrl, now: Date.now });
  const sender = { ip: '203.0.113.9', visitor: null, session: null, isSecure: true, userAgent: '', page: '' };
  context = { ...made, sender, services: { ...made.services, payments } };
});
afterEach(() => stripe.stop());

const payment = () =>
  context.services.payments.start(
    { id: crypto.randomUUID(), siteId: context.site.id, amountCents: 20_000, description: '', email: '' },
    null,
  );
const send = (body: string, signature: string, facts: { readonly method?: string; readonly of?: Context } = {}) =>
  takePaymentNotice(
    new Request('https://cars.example/api/payments/notice', {
      method: facts.method ?? 'POST',
      headers: { 'stripe-signature': signature },
      ...(facts.method === 'GET' ? {} : { body }),
    }),
    facts.of ?? context,
  );
const stored = async (reference: string) =>
  (await fleet.all.selectFrom('paymentNotice').selectAll().where('reference', '=', reference).execute()).length;

test('R4 a notice with Stripe’s signature is stored, once however often it is sent', async () => {
  const { reference } = await payment();
  const { body, signature } = stripe.notice(reference);
  for (const _ of [1, 2, 3]) expect((await send(body, signature)).status).toBe(204);
  expect(await stored(reference)).toBe(1);
});
test('R4 a notice is stored when it is of another currency: the worker asks Stripe, and believes no notice', async () => {
  const { reference } = await payment();
  const { body, signature } = stripe.notice(reference, { change: { currency: 'usd', amount: 1 } });
  expect((await send(body, signature)).status).toBe(204);
});
test('R4 a notice with a wrong, an old or no signature is refused, and nothing is stored', async () => {
  const { reference } = await payment();
  const wrong = [
    stripe.notice(reference, { secret: 'whsec_other' }),
    stripe.notice(reference, { at: Date.now() - 600_000 }),
    { ...stripe.notice(reference), signature: '' },
    { body: '', signature: stripe.notice(reference).signature },
  ];
  for (const { body, signature } of wrong) expect((await send(body, signature)).status).toBe(400);
  expect(await stored(reference)).toBe(0);
});
test('R4 what says nothing of a payment is taken and forgotten', async () => {
  const { reference } = await payment();
  const { body, signature } = stripe.notice(reference, { type: 'customer.updated' });
  expect((await send(body, signature)).status).toBe(204);
  expect(await stored(reference)).toBe(0);
});
test('H8, R4 a notice is no larger than 256 KB, and one address sends no more than its share', async () => {
  const { reference } = await payment();
  const { signature } = stripe.notice(reference);
  expect((await send('x'.repeat(300_000), signature)).status).toBe(413);
  const notices = new AddressLimit(1, 600_000, Date.now);
  const of = { ...context, services: { ...context.services, notices } };
  const { body } = stripe.notice(reference);
  await send(body, signature, { of });
  expect((await send(body, signature, { of })).status).toBe(429);
  expect((await send('', '', { method: 'GET' })).status).toBe(405);
});
