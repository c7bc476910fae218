import { createHmac, timingSafeEqual } from 'node:crypto';

/** What signatures are made for. A signature for one purpose is invalid for another. */
export const SIGNATURE_PURPOSES = [
  'alert-confirm',
  'alert-stop',
  'booking',
  'code',
  'erased',
  'invoice',
  'network',
  'payment-notice',
  'person',
  'phone',
  'picture',
  'purchase',
  'purchase-return',
  'recipient',
  'reservation',
  'session',
  'stock-key',
  'visitor',
  'watched',
] as const;
export type SignaturePurpose = (typeof SIGNATURE_PURPOSES)[number];

const CHARACTERS = 22;

/**
 * Signs what the platform must recognise when it comes back, such as the address of a booking. While a key is being replaced, what the previous
 * one signed is still accepted.
 */
export class Signer {
  readonly #secretKey: string;
  /** Signs as the previous key does; null when there is none. */
  readonly previous: Signer | null;

  constructor(secretKey: string, previousKey?: string) {
    this.#secretKey = secretKey;
    this.previous = previousKey === undefined ? null : new Signer(previousKey);
  }

  /** 132 bits in characters that an address can have. The same text always gets the same signature, so a cached page may contain one. */
  sign(purpose: SignaturePurpose, text: string): string {
    return createHmac('sha256', this.#secretKey).update(`${purpose}\n${text}`).digest('base64url').slice(0, CHARACTERS);
  }

  /** The signature under the previous key, by which what was stored before is found; null when there is none. */
  signBefore(purpose: SignaturePurpose, text: string): string | null {
    return this.previous?.sign(purpose, text) ?? null;
  }

  isSigned(purpose: SignaturePurpose, text: string, signature: string): boolean {
    return this.#isOwn(purpose, text, signature) || this.previous?.isSigned(purpose, text, signature) === true;
  }

  #isOwn(purpose: SignaturePurpose, text: string, signature: string): boolean {
    const expected = Buffer.from(this.sign(purpose, text));
    const received = Buffer.from(signature);
    return received.length === expected.length && timingSafeEqual(received, expected);
  }
}
