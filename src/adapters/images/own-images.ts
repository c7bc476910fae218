import { timingSafeEqual } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Signer } from '#src/adapters/keys/signer.ts';
import {
  type ImageRequest,
  type ImageStyle,
  imageAddress,
  readImageAddress,
  signedText,
} from '#src/rules/images/image-address.ts';

/** 72 bits: too many to guess over a network, yet short, because a page has hundreds of addresses. */
const CHARACTERS = 12;
/** Room for the signatures of the pictures that pages show most. */
const REMEMBERED = 20_000;

/** The width of a body's picture from an angle. */
type WidthOf = (body: string, angle: string) => number | null;

/**
 * Writes the addresses of the platform's own images, and recognises those that it wrote. Nothing else is painted: made-up addresses would keep
 * the machine busy and push real pictures out of the cache (ledger H8).
 */
export class OwnImages {
  readonly #signer: Signer;
  /** The version of the pictures: part of their addresses, so that the content at an address never changes. */
  readonly version: string | null;
  readonly #signatures = new LRUCache<string, string>({ max: REMEMBERED });

  readonly #widthOf: WidthOf;

  constructor(signer: Signer, version: string | null, widthOf: WidthOf = () => null) {
    this.#signer = signer;
    this.version = version;
    this.#widthOf = widthOf;
  }

  /** How wide a picture is at most; null if that is not known. */
  widestOf(address: string): number | null {
    const order = readImageAddress(new URL(address, 'http://own'), '');
    return order?.kind === 'vehicle' ? this.#widthOf(order.body, order.view) : null;
  }

  /** The signed address of one of the platform's own images; any other address is returned unchanged. */
  address(address: string, shell: Omit<ImageStyle, 'version' | 'sign'> = {}): string {
    return imageAddress(address, { ...shell, version: this.version, sign: (text) => this.#sign(text) });
  }

  /** Whether the platform itself wrote the address that an order was read from. */
  isSigned(order: ImageRequest): boolean {
    const text = signedText(order);
    const received = Buffer.from(order.signature);
    return [this.#signer, this.#signer.previous].some((signer) => {
      if (signer === null) return false;
      const expected = Buffer.from(shortened(signer, text));
      return received.length === expected.length && timingSafeEqual(received, expected);
    });
  }

  #sign(text: string): string {
    const known = this.#signatures.get(text);
    if (known !== undefined) return known;
    const signature = shortened(this.#signer, text);
    this.#signatures.set(text, signature);
    return signature;
  }
}

const shortened = (signer: Signer, text: string): string => signer.sign('picture', text).slice(0, CHARACTERS);
