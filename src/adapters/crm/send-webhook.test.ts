import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sendWebhook, type Webhook, type WebhookOptions } from '#src/adapters/crm/send-webhook.ts';
import { aReceiver, type Receiver } from '#tests/factories/a-receiver.ts';

const NOW = Date.UTC(2026, 6, 21, 5, 5);
let receiver: Receiver;
beforeEach(async () => {
  receiver = await aReceiver();
});
afterEach(() => receiver.stop());

const send = (facts: Partial<Webhook> = {}, options: Partial<WebhookOptions> = {}) =>
  sendWebhook(
    { url: receiver.url, secret: 'a secret of the dealer', deliveryId: 'd-1', body: '{"name":"Zoë"}', ...facts },
    { allowsLoopback: true, now: () => NOW, ...options },
  );

test('L14f a webhook is posted whole, with its delivery’s id', async () => {
  await send();
  expect(receiver.received).toMatchObject([
    {
      path: '/leads?from=forecourt',
      body: '{"name":"Zoë"}',
      headers: { 'content-type': 'application/json', 'x-forecourt-delivery': 'd-1' },
    },
  ]);
});

test('L14g its signature is over the time it was sent and the body', async () => {
  await send();
  const [got] = receiver.received;
  const timestamp = String(got?.headers['x-forecourt-timestamp']);
  expect(timestamp).toBe('1784610300');
  const expected = createHmac('sha256', 'a secret of the dealer').update(`${timestamp}.${got?.body}`).digest('hex');
  expect(got?.headers['x-forecourt-signature']).toBe(`sha256=${expected}`);
});

test.each([
  [500, 'The webhook answered 500.'],
  [404, 'The webhook answered 404.'],
  [410, 'The webhook answered 410.'],
])('L14h an answer of %i is a failure', async (status, sentence) => {
  receiver.answer(status);
  await expect(send()).rejects.toThrow(sentence);
});

test('L14h a redirect is a failure and is not followed', async () => {
  receiver.answer(307, { Location: receiver.url });
  await expect(send()).rejects.toThrow('The webhook answered 307; redirects are not followed.');
  expect(receiver.received).toHaveLength(1);
});

test('L14h a receiver that never answers is a failure after a while', async () => {
  receiver.answer('never');
  await expect(send({}, { timeoutMs: 200 })).rejects.toThrow('gave no answer within 0.2 seconds');
});

test('L14h a receiver that cannot be reached is a failure', async () => {
  await receiver.stop();
  await expect(send()).rejects.toThrow('could not be reached (ECONNREFUSED)');
});

test.each([
  'https://10.0.0.1/leads',
  'https://169.254.169.254/latest/meta-data',
  'https://[::1]/leads',
  'https://127.0.0.1/leads',
  'https://localhost/leads',
])('L14e %s is not called: a dealer must not reach our own network', (url) =>
  expect(send({ url }, { allowsLoopback: false })).rejects.toThrow('not on the public internet'),
);

test('L14e private addresses are refused even when this machine itself is allowed', () =>
  expect(send({ url: 'https://10.0.0.1/leads' })).rejects.toThrow('not on the public internet'));

test.each(['http://1.1.1.1/leads', 'ftp://1.1.1.1/leads'])('L14e %s is not called: a lead travels by https only', (url) =>
  expect(send({ url })).rejects.toThrow('must begin with https'),
);

test('L14g without a secret nothing is sent', async () => {
  await expect(send({ secret: null })).rejects.toThrow('no secret to sign with');
  expect(receiver.received).toHaveLength(0);
});
