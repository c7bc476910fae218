/** The widths a picture can be had in: a list, so that nobody can fill the cache with sizes of their own. */
export const IMAGE_WIDTHS = [160, 320, 480, 640, 800, 1200] as const;
/** The width of a picture that is looked around in: only a part of it is seen at a time. */
export const PANORAMA_WIDTH = 2048;
/** The qualities, likewise. */
const IMAGE_QUALITIES = [50, 60, 75, 90] as const;
/** What a picture is made at where the address does not say (ledger N5). */
const DEFAULTS = { width: 640, quality: 75 } as const;

export type ImageFormat = 'avif' | 'webp' | 'jpeg';
const FORMATS: readonly ImageFormat[] = ['avif', 'webp', 'jpeg'];

/** A picture that an address asks for. */
export type ImageOrder =
  | {
      readonly kind: 'vehicle';
      /** Body and face, such as suv-a. */
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
      readonly kind: 'icon';
      readonly name: string;
      readonly tint: string | null;
      readonly version: string | null;
      readonly signature: string;
    };

/**
 * What the signature of an address covers: everything that makes one picture another. Width, quality and format are left out, since they
 * come from the short lists above: one signature serves a whole srcset.
 */
export const signedText = (order: ImageOrder): string =>
  order.kind === 'icon'
    ? `icons/${order.name} ${order.tint ?? ''}`
    : `${order.body}/${order.view} ${order.paint} ${order.studio}`;

const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const COLOUR = /^[0-9a-f]{6}$/;

/** Reads an image's address; null for anything that is not on the lists (ledger N5). The format is the address's own, else the best the browser takes. */
export function readImageAddress(
  url: { readonly pathname: string; readonly searchParams: URLSearchParams },
  accept: string,
): ImageOrder | null {
  const [, root, first = '', second = '', ...rest] = url.pathname.split('/');
  const { searchParams: given } = url;
  if (root !== 'images' || rest.length > 0 || !NAME.test(first) || !NAME.test(second)) return null;
  const version = given.get('v');
  const signature = given.get(SIGNATURE) ?? '';
  if (version !== null && !/^[\w-]{1,40}$/.test(version)) return null;
  if (first === 'icons') {
    const tint = given.get('tint');
    return tint === null || COLOUR.test(tint) ? { kind: 'icon', name: second, tint, version, signature } : null;
  }
  const width = oneOf([...IMAGE_WIDTHS, PANORAMA_WIDTH], given.get('w'), DEFAULTS.width);
  const quality = oneOf(IMAGE_QUALITIES, given.get('q'), DEFAULTS.quality);
  const format = given.get('f') === null ? bestFormat(accept) : FORMATS.find((name) => name === given.get('f'));
  const paint = given.get('paint') ?? 'ffffff';
  const studio = given.get('studio') ?? 'cool';
  if (width === null || quality === null || format === undefined || !COLOUR.test(paint) || !NAME.test(studio)) return null;
  return { kind: 'vehicle', body: first, view: second, paint, studio, width, quality, format, version, signature };
}

/** How an image of the platform's own is to be shown. What is left out stays as the address has it. */
export interface ImageStyle {
  readonly studio?: string;
  readonly tint?: string;
  readonly version: string | null;
  readonly width?: number;
  readonly format?: ImageFormat;
  /** Signs the text that makes this picture this picture; see signedText. */
  readonly sign: (text: string) => string;
}

/** The signed address of an image of the platform's own; any other address is left as it is. */
export function imageAddress(address: string, { studio, tint, version, width, format, sign }: ImageStyle): string {
  if (!isOwnImage(address)) return address;
  const url = new URL(address, 'http://own');
  const shell = { studio, tint, v: version ?? undefined, [SIGNATURE]: '', w: width?.toString(), f: format };
  for (const [name, value] of Object.entries(shell)) if (value !== undefined) url.searchParams.set(name, value);
  const order = readImageAddress(url, '');
  if (order === null) url.searchParams.delete(SIGNATURE);
  else url.searchParams.set(SIGNATURE, sign(signedText(order)));
  return url.pathname + url.search;
}

/** The parameter that holds an address's signature. */
const SIGNATURE = 's';

/** Whether an image is one that the image route makes. */
const isOwnImage = (address: string): boolean => address.startsWith('/images/');

/** Whether it is a picture of a vehicle, and not a make's mark. */
export const isOwnPicture = (address: string): boolean => isOwnImage(address) && !address.startsWith('/images/icons/');

function oneOf(list: readonly number[], given: string | null, otherwise: number): number | null {
  if (given === null) return otherwise;
  return list.find((one) => String(one) === given) ?? null;
}

function bestFormat(accept: string): ImageFormat {
  if (accept.includes('image/avif')) return 'avif';
  return accept.includes('image/webp') ? 'webp' : 'jpeg';
}
