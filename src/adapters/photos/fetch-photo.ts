import { conditionsOf, type Edition, editionOf } from '#src/adapters/outside/edition.ts';
import { type GetOptions, getOutside } from '#src/adapters/outside/get-outside.ts';

/** The largest photo that is taken, in bytes. */
export const LARGEST_PHOTO = 15 * 1024 * 1024;
const TIMEOUT_MS = 20_000;
const MOST_REDIRECTS = 3;

/** A photo as its server sent it; null when it has not changed. */
export type FetchedPhoto = { readonly bytes: Buffer; readonly edition: Edition } | null;

export type FetchPhoto = (url: string, known: Edition | null) => Promise<FetchedPhoto>;

/** Fetches a photo from the public internet, unless it is still the edition that is known. Throws GetRefused. */
export async function fetchPhoto(
  url: string,
  known: Edition | null,
  options: Partial<Pick<GetOptions, 'ownOrigins' | 'find' | 'timeoutMs'>> = {},
): Promise<FetchedPhoto> {
  const { status, headers, body } = await getOutside(url, {
    name: 'photo',
    timeoutMs: TIMEOUT_MS,
    mostBytes: LARGEST_PHOTO,
    mostRedirects: MOST_REDIRECTS,
    // Stores of files often do not know what they hold. Whatever a server says, the bytes decide.
    takesType: (type) => type === '' || /^(?:image\/(?!svg)|(?:application|binary)\/octet-stream$)/.test(type),
    ...options,
    headers: { Accept: 'image/avif,image/webp,image/jpeg,image/png', ...conditionsOf(known) },
  });
  if (status === 304 && known !== null) return null;
  return { bytes: body, edition: editionOf(headers) };
}
