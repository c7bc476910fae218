import { timingSafeEqual } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Signer } from '#src/adapters/keys/signer.ts';
import { type ImageRequest, type ImageStyle, imageAddress, signedText } from '#src/rules/images/image-address.ts';

/** 72 bits: too many to guess over a network, and a page holds hundreds of addresses. */
const CHARACTERS = 12;
/** Room for the signatures of the pictures that pages show most. */
const REMEMBERED = 20_000;

/**
 * Writes the addresses of the platform's own images, and recognises those that it wrote. Nothing else is painted: a stranger who makes
 * up paints would keep the machine busy and push real pictures out of the cache (ledger H8).
 */
export class OwnImages {
  readonly #signer: Signer;
  /** Which edition of the pictures there is: part of their addresses, so that these never change their content. */
  readonly version: string | null;
  readonly #signatures = new LRUCache<string, string>({ max: REMEMBERED });

  constructor(signer: Signer, version: string | null) {
    this.#signer = signer;
    this.version = version;
  }

  /** The signed address of an image of the platform's own; any other address is left as it is. */
  address(address: string, shell: Omit<ImageStyle, 'version' | 'sign'> = {}): string {
    return imageAddress(address, { ...shell, version: this.version, sign: (text) => this.#sign(text) });
  }

  /** Whether the platform itself wrote the address that an order was read from. */
  isSigned(order: ImageRequest): boolean {
    const expected = Buffer.from(this.#shortened(signedText(order)));
    const given = Buffer.from(order.signature);
    return given.length === expected.length && timingSafeEqual(given, expected);
  }

  #sign(text: string): string {
    const known = this.#signatures.get(text);
    if (known !== undefined) return known;
    const signature = this.#shortened(text);
    this.#signatures.set(text, signature);
    return signature;
  }

  #shortened(text: string): string {
    return this.#signer.sign('picture', text).slice(0, CHARACTERS);
  }
}
