import { createHmac } from 'node:crypto';
import type { FindAddresses } from '#src/adapters/outside/callable-address.ts';
import { postOutside } from '#src/adapters/outside/post-outside.ts';
import { PostRefused } from '#src/adapters/outside/post-refused.ts';

/** A delivery to a CRM; it has the same id at each attempt. */
export interface Webhook {
  readonly url: string;
  readonly secret: string | null;
  readonly deliveryId: string;
  readonly body: string;
}

export interface WebhookOptions {
  /** Whether the webhook may be on this machine, and without https: for development and tests. */
  readonly allowsLoopback: boolean;
  readonly now: () => number;
  readonly timeoutMs?: number;
  /** Finds the addresses of a name; the system's own way unless a test says otherwise. */
  readonly find?: FindAddresses;
}

const TIMEOUT_MS = 10_000;

/** HMAC-SHA256 over the time of sending and the body, so that nobody else can replay an old delivery. */
const webhookSignature = (secret: string, timestamp: string, body: string): string =>
  `sha256=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`;

/** Posts a signed body and returns when it was accepted with a 2xx answer; redirects are not followed (ledger L14). */
export async function sendWebhook(
  { url, secret, deliveryId, body }: Webhook,
  { allowsLoopback, now, timeoutMs = TIMEOUT_MS, find }: WebhookOptions,
): Promise<void> {
  if (secret === null || secret === '') throw new PostRefused('The webhook has no secret to sign with.');
  const timestamp = String(Math.floor(now() / 1000));
  const headers = {
    'Content-Type': 'application/json',
    'X-Forecourt-Delivery': deliveryId,
    'X-Forecourt-Timestamp': timestamp,
    'X-Forecourt-Signature': webhookSignature(secret, timestamp, body),
  };
  await postOutside({ url, headers, body }, { name: 'webhook', allowsLoopback, timeoutMs, mostAnswerBytes: null, find });
}
