import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Signer } from '#src/adapters/keys/signer.ts';

/** How far a message's time may be from now. */
const TOLERANCE_MS = 5 * 60_000;
const PREFIX = 'whsec_';
const ID = /^[\w.:-]{1,200}$/;
const TIME = /^\d{1,12}$/;
const SIGNATURE = /^[A-Za-z0-9+/]{43}=$/;

/** What a sender says of a message, in the headers of the Standard Webhooks specification. */
export interface SignedMessage {
  readonly id: string;
  readonly timestamp: string;
  readonly signatures: readonly Buffer[];
}

/** The key with which the sender of one feed signs: worked out from the deployment's own, so that none is stored. */
export function stockKey(signer: Pick<Signer, 'sign'>, feed: { dealership: string; name: string; keyNumber: number }): string {
  const text = `${feed.dealership}\n${feed.name}\n${feed.keyNumber}`;
  const bytes = Buffer.from(signer.sign('stock-key', `1\n${text}`) + signer.sign('stock-key', `2\n${text}`));
  return PREFIX + bytes.toString('base64');
}

/** Reads the headers of a message, or says what is wrong with them. Nothing is worked out from the body yet. */
export function readSignature(headers: Headers, now: number): SignedMessage | { readonly wrong: string } {
  const [id, timestamp] = [headers.get('webhook-id') ?? '', headers.get('webhook-timestamp') ?? ''];
  if (!ID.test(id)) return { wrong: 'The header webhook-id is missing or not an id.' };
  if (!TIME.test(timestamp)) return { wrong: 'The header webhook-timestamp is missing or not a number of seconds.' };
  if (Math.abs(now - Number(timestamp) * 1000) > TOLERANCE_MS)
    return { wrong: 'The time in webhook-timestamp is more than five minutes off.' };
  // Several may be given while a sender changes its key.
  const given = (headers.get('webhook-signature') ?? '').split(' ', 5).filter((one) => one.startsWith('v1,'));
  const signatures = given.map((one) => one.slice(3)).filter((one) => SIGNATURE.test(one));
  if (signatures.length === 0) return { wrong: 'The header webhook-signature is missing or has no version 1 signature.' };
  return { id, timestamp, signatures: signatures.map((one) => Buffer.from(one, 'base64')) };
}

export function isSignedBy(key: string, { id, timestamp, signatures }: SignedMessage, body: Uint8Array): boolean {
  const secret = Buffer.from(key.slice(PREFIX.length), 'base64');
  const expected = createHmac('sha256', secret).update(`${id}.${timestamp}.`).update(body).digest();
  // All are compared, so that the time taken tells nothing.
  return signatures.map((one) => one.length === expected.length && timingSafeEqual(one, expected)).includes(true);
}
