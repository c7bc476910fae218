import { createHmac, timingSafeEqual } from 'node:crypto';

/** What signatures are made for. A signature for one purpose is invalid for another. */
export type SignaturePurpose =
  | 'alert-confirm'
  | 'alert-stop'
  | 'booking'
  | 'code'
  | 'erased'
  | 'invoice'
  | 'network'
  | 'payment-notice'
  | 'person'
  | 'phone'
  | 'picture'
  | 'purchase'
  | 'purchase-return'
  | 'recipient'
  | 'reservation'
  | 'session'
  | 'stock-key'
  | 'visitor'
  | 'watched';

const CHARACTERS = 22;

/** Signs what the platform must recognise when it comes back, such as the address of a booking. */
export class Signer {
  readonly #secretKey: string;

  constructor(secretKey: string) {
    this.#secretKey = secretKey;
  }

  /** 132 bits in characters that an address can have. The same text always gets the same signature, so a cached page may contain one. */
  sign(purpose: SignaturePurpose, text: string): string {
    return createHmac('sha256', this.#secretKey).update(`${purpose}\n${text}`).digest('base64url').slice(0, CHARACTERS);
  }

  isSigned(purpose: SignaturePurpose, text: string, signature: string): boolean {
    const expected = Buffer.from(this.sign(purpose, text));
    const received = Buffer.from(signature);
    return received.length === expected.length && timingSafeEqual(received, expected);
  }
}
