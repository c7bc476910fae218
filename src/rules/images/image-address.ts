import { readShareCard, type ShareCard, shareCardText } from './share-card.ts';
import { BADGE_FORMATS, type BadgeFormat, badgeText, readBadge, type SiteBadge } from './site-badge.ts';

/** The available widths: a fixed list, so that nobody can fill the cache with other sizes. */
export const IMAGE_WIDTHS = [160, 320, 480, 640, 800, 1200, 1600] as const;

/** Those of some widths that a picture has; all where it is not known how wide it is. A srcset that promises more makes browsers fetch blur. */
export const widthsWithin = (widths: readonly number[], widest: number | null): readonly number[] =>
  widest === null ? widths : widths.filter((width) => width <= widest);

/** The width of a panorama, of which only a part is visible at a time. */
export const PANORAMA_WIDTH = 2048;
/** The available qualities, for the same reason. */
const IMAGE_QUALITIES = [50, 60, 75, 90] as const;
/** The width and quality if the address does not say (ledger N5). */
const DEFAULTS = { width: 640, quality: 75 } as const;

export type ImageFormat = 'avif' | 'webp' | 'jpeg';
const FORMATS: readonly ImageFormat[] = ['avif', 'webp', 'jpeg'];

export type ImageRequest =
  | {
      readonly kind: 'vehicle';
      /** Body and variant, such as suv-a. */
      readonly body: string;
      readonly view: string;
      readonly paint: string;
      readonly studio: string;
      readonly width: number;
      readonly quality: number;
      readonly format: ImageFormat;
      readonly version: string | null;
      readonly signature: string;
    }
  | {
      readonly kind: 'photo';
      /** The hash of a dealer's photo, which is kept under it. */
      readonly hash: string;
      readonly width: number;
      readonly quality: number;
      readonly format: ImageFormat;
      readonly version: string | null;
      readonly signature: string;
    }
  | {
      readonly kind: 'share';
      readonly card: ShareCard;
      readonly version: string | null;
      readonly signature: string;
    }
  | {
      readonly kind: 'badge';
      readonly badge: SiteBadge;
      readonly format: BadgeFormat;
      readonly version: string | null;
      readonly signature: string;
    }
  | {
      readonly kind: 'icon';
      readonly name: string;
      readonly tint: string | null;
      readonly version: string | null;
      readonly signature: string;
    };

/**
 * What an address's signature covers: everything that makes one picture different from another. Width, quality and format come
 * from the short lists above, so they are left out and one signature serves a whole srcset.
 */
export function signedText(order: ImageRequest): string {
  switch (order.kind) {
    case 'icon':
      return `icons/${order.name} ${order.tint ?? ''}`;
    case 'badge':
      return badgeText(order.badge);
    case 'share':
      return shareCardText(order.card);
    case 'photo':
      return `photos/${order.hash}`;
    case 'vehicle':
      return `${order.body}/${order.view} ${order.paint} ${order.studio}`;
  }
}

/** Where a dealer's photo is shown from, unsigned. */
export const photoAddress = (hash: string): string => `${PHOTOS}${hash}`;

/** How many characters of a photo's hash are its name: 128 bits. */
export const PHOTO_HASH_LENGTH = 32;
const PHOTOS = '/images/photos/';

const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const COLOUR = /^[0-9a-f]{6}$/;
const HASH = new RegExp(`^[0-9a-f]{${PHOTO_HASH_LENGTH}}$`);

/**
 * Reads an image address; null for anything that is not on the lists (ledger N5). The format is the address's own, or else the
 * best that the browser accepts.
 */
export function readImageAddress(
  url: { readonly pathname: string; readonly searchParams: URLSearchParams },
  accept: string,
): ImageRequest | null {
  const [, root, first = '', second = '', ...rest] = url.pathname.split('/');
  const { searchParams: params } = url;
  if (root !== 'images' || rest.length > 0 || !NAME.test(first) || !NAME.test(second)) return null;
  const version = params.get('v');
  const signature = params.get(SIGNATURE) ?? '';
  if (version !== null && !/^[\w-]{1,40}$/.test(version)) return null;
  if (first === 'icons') {
    const tint = params.get('tint');
    return tint === null || COLOUR.test(tint) ? { kind: 'icon', name: second, tint, version, signature } : null;
  }
  if (first === 'share') {
    const card = second === 'card' ? readShareCard(params) : null;
    return card === null ? null : { kind: 'share', card, version, signature };
  }
  if (first === 'badges') {
    const badge = readBadge(second, params);
    const format = BADGE_FORMATS.find((name) => name === params.get('f'));
    return badge === null || format === undefined ? null : { kind: 'badge', badge, format, version, signature };
  }
  const width = oneOf([...IMAGE_WIDTHS, PANORAMA_WIDTH], params.get('w'), DEFAULTS.width);
  const quality = oneOf(IMAGE_QUALITIES, params.get('q'), DEFAULTS.quality);
  const format = params.get('f') === null ? bestFormat(accept) : FORMATS.find((name) => name === params.get('f'));
  if (width === null || quality === null || format === undefined) return null;
  if (first === 'photos')
    return HASH.test(second) ? { kind: 'photo', hash: second, width, quality, format, version, signature } : null;
  const paint = params.get('paint') ?? 'ffffff';
  const studio = params.get('studio') ?? 'cool';
  if (!COLOUR.test(paint) || !NAME.test(studio)) return null;
  return { kind: 'vehicle', body: first, view: second, paint, studio, width, quality, format, version, signature };
}

/** How to show one of the platform's own images. What is left out stays as the address has it. */
export interface ImageStyle {
  readonly studio?: string;
  readonly tint?: string;
  readonly version: string | null;
  readonly width?: number;
  readonly format?: ImageFormat;
  /** Signs a picture's identity; see signedText. */
  readonly sign: (text: string) => string;
}

/** The signed address of one of the platform's own images; any other address is returned as it is. */
export function imageAddress(address: string, { studio, tint, version, width, format, sign }: ImageStyle): string {
  if (!isOwnImage(address)) return address;
  const url = new URL(address, 'http://own');
  // A photo stands in no studio, and its hash is its version.
  const drawn = address.startsWith(PHOTOS) ? {} : { studio, tint, v: version ?? undefined };
  const shell = { ...drawn, [SIGNATURE]: '', w: width?.toString(), f: format };
  for (const [name, value] of Object.entries(shell)) if (value !== undefined) url.searchParams.set(name, value);
  const order = readImageAddress(url, '');
  if (order === null) url.searchParams.delete(SIGNATURE);
  else url.searchParams.set(SIGNATURE, sign(signedText(order)));
  return url.pathname + url.search;
}

/** The parameter that holds an address's signature. */
const SIGNATURE = 's';

/** Whether an image is made by the image route. */
const isOwnImage = (address: string): boolean => address.startsWith('/images/');

/** Whether it is a picture of a vehicle rather than a make's logo. */
export const isOwnPicture = (address: string): boolean => isOwnImage(address) && !address.startsWith('/images/icons/');

function oneOf(list: readonly number[], text: string | null, otherwise: number): number | null {
  if (text === null) return otherwise;
  return list.find((one) => String(one) === text) ?? null;
}

function bestFormat(accept: string): ImageFormat {
  if (accept.includes('image/avif')) return 'avif';
  return accept.includes('image/webp') ? 'webp' : 'jpeg';
}
