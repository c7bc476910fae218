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
    }
  | { readonly kind: 'icon'; readonly name: string; readonly tint: string | null; readonly version: string | null };

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
  if (version !== null && !/^[\w-]{1,40}$/.test(version)) return null;
  if (first === 'icons') {
    const tint = given.get('tint');
    return tint === null || COLOUR.test(tint) ? { kind: 'icon', name: second, tint, version } : null;
  }
  const width = oneOf([...IMAGE_WIDTHS, PANORAMA_WIDTH], given.get('w'), DEFAULTS.width);
  const quality = oneOf(IMAGE_QUALITIES, given.get('q'), DEFAULTS.quality);
  const format = given.get('f') === null ? bestFormat(accept) : FORMATS.find((name) => name === given.get('f'));
  const paint = given.get('paint') ?? 'ffffff';
  const studio = given.get('studio') ?? 'cool';
  if (width === null || quality === null || format === undefined || !COLOUR.test(paint) || !NAME.test(studio)) return null;
  return { kind: 'vehicle', body: first, view: second, paint, studio, width, quality, format, version };
}

/** An image of the platform's own at a width, in a site's studio; any other address is left as it is. */
export function sizedImage(
  address: string,
  { width, studio, version }: { readonly width: number; readonly studio: string; readonly version: string },
): string {
  if (!isOwnImage(address)) return address;
  const url = new URL(address, 'http://own');
  for (const [name, value] of Object.entries({ studio, v: version, w: String(width) })) url.searchParams.set(name, value);
  return url.pathname + url.search;
}

/** Whether an image is one that the image route makes. */
export const isOwnImage = (address: string): boolean => address.startsWith('/images/') && !address.startsWith('/images/icons/');

function oneOf(list: readonly number[], given: string | null, otherwise: number): number | null {
  if (given === null) return otherwise;
  return list.find((one) => String(one) === given) ?? null;
}

function bestFormat(accept: string): ImageFormat {
  if (accept.includes('image/avif')) return 'avif';
  return accept.includes('image/webp') ? 'webp' : 'jpeg';
}
