import { createHmac, timingSafeEqual } from 'node:crypto';

/** What signatures are made for. A signature made for one purpose is worth nothing for another. */
export type SignaturePurpose = 'booking' | 'picture' | 'person' | 'network' | 'recipient' | 'visitor';

const CHARACTERS = 22;

/** Signs what the platform hands out and must recognise when it comes back, such as the address of a booking. */
export class Signer {
  readonly #secretKey: string;

  constructor(secretKey: string) {
    this.#secretKey = secretKey;
  }

  /** 132 bits in characters that an address can hold. The same text always gets the same signature, so a cached page may hold one. */
  sign(purpose: SignaturePurpose, text: string): string {
    return createHmac('sha256', this.#secretKey).update(`${purpose}\n${text}`).digest('base64url').slice(0, CHARACTERS);
  }

  isSigned(purpose: SignaturePurpose, text: string, signature: string): boolean {
    const expected = Buffer.from(this.sign(purpose, text));
    const given = Buffer.from(signature);
    return given.length === expected.length && timingSafeEqual(given, expected);
  }
}
