import { createHmac } from 'node:crypto';
import { lookup } from 'node:dns/promises';
import http from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import { isLoopback } from '#src/rules/net/ip-address.ts';
import { isPublicAddress } from './is-public-address.ts';

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
}

/** A webhook was not accepted; the message says why. */
class WebhookRefused extends Error {
  override name = 'WebhookRefused';
}

const TIMEOUT_MS = 10_000;

/** HMAC-SHA256 over the time of sending and the body, so that nobody else can replay an old delivery. */
const webhookSignature = (secret: string, timestamp: string, body: string): string =>
  `sha256=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`;

/** Posts a signed body and returns when it was accepted with a 2xx answer; redirects are not followed (ledger L14). */
export async function sendWebhook(
  webhook: Webhook,
  { allowsLoopback, now, timeoutMs = TIMEOUT_MS }: WebhookOptions,
): Promise<void> {
  const { secret, deliveryId, body } = webhook;
  if (secret === null || secret === '') throw new WebhookRefused('The webhook has no secret to sign with.');
  if (!URL.canParse(webhook.url)) throw new WebhookRefused('The address of the webhook is not an address.');
  const url = new URL(webhook.url);
  const signal = AbortSignal.timeout(timeoutMs);
  const address = await Promise.race([addressOf(url, allowsLoopback), aborted(signal)]).catch((error: unknown) => {
    throw inWords(error, signal, timeoutMs);
  });
  const timestamp = String(Math.floor(now() / 1000));
  const request = {
    // Connects to the address that was checked, so that a name whose address changes in between gains nothing.
    host: address,
    port: url.port === '' ? (url.protocol === 'https:' ? 443 : 80) : Number(url.port),
    path: `${url.pathname}${url.search}`,
    method: 'POST',
    servername: isIP(url.hostname) === 0 ? url.hostname : '',
    agent: false,
    signal,
    headers: {
      Host: url.host,
      'Content-Type': 'application/json',
      'Content-Length': String(Buffer.byteLength(body)),
      'User-Agent': 'Forecourt',
      'X-Forecourt-Delivery': deliveryId,
      'X-Forecourt-Timestamp': timestamp,
      'X-Forecourt-Signature': webhookSignature(secret, timestamp, body),
    },
  };
  const status = await posted(url, request, body).catch((error: unknown) => {
    throw inWords(error, signal, timeoutMs);
  });
  if (status >= 300 && status < 400) throw new WebhookRefused(`The webhook answered ${status}; redirects are not followed.`);
  if (status < 200 || status >= 300) throw new WebhookRefused(`The webhook answered ${status}.`);
}

/** The IP address of the webhook's host. Throws when it may not be called. */
async function addressOf(url: URL, allowsLoopback: boolean): Promise<string> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const found = isIP(host) === 0 ? (await lookup(host, { all: true })).map(({ address }) => address) : [host];
  const [first] = found;
  if (first === undefined) throw new WebhookRefused('The webhook’s name has no address.');
  const isOwn = allowsLoopback && found.every(isLoopback);
  if (!isOwn && !found.every(isPublicAddress))
    throw new WebhookRefused('The webhook’s address is not one of the public internet.');
  if (url.protocol !== 'https:' && !(isOwn && url.protocol === 'http:'))
    throw new WebhookRefused('The webhook’s address must begin with https.');
  return first;
}

function posted(url: URL, options: http.RequestOptions & https.RequestOptions, body: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = (url.protocol === 'https:' ? https : http).request(options, (answer) => {
      resolve(answer.statusCode ?? 0);
      // The body is not needed and might be endless.
      answer.destroy();
    });
    request.once('error', reject);
    request.end(body);
  });
}

const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }));

function inWords(error: unknown, signal: AbortSignal, timeoutMs: number): WebhookRefused {
  if (error instanceof WebhookRefused) return error;
  if (signal.aborted) return new WebhookRefused(`The webhook gave no answer within ${timeoutMs / 1000} seconds.`);
  const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
  return new WebhookRefused(`The webhook could not be reached (${code}).`, { cause: error });
}
