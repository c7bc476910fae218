import { type GetOptions, getOutside } from '#src/adapters/outside/get-outside.ts';

const MOST_BYTES = 15 * 1024 * 1024;
const TIMEOUT_MS = 20_000;
const MOST_REDIRECTS = 3;

/** What a server said of a photo when it was last fetched, by which it can say whether the photo has changed since. */
export interface PhotoEdition {
  readonly etag: string | null;
  readonly lastModified: string | null;
}

/** A photo as its server sent it; null when it has not changed. */
export type FetchedPhoto = { readonly bytes: Buffer; readonly edition: PhotoEdition } | null;

export type FetchPhoto = (url: string, known: PhotoEdition | null) => Promise<FetchedPhoto>;

/** Fetches a photo from the public internet, unless it is still the edition that is known. Throws GetRefused. */
export async function fetchPhoto(
  url: string,
  known: PhotoEdition | null,
  options: Partial<Pick<GetOptions, 'ownOrigins' | 'find' | 'timeoutMs'>> = {},
): Promise<FetchedPhoto> {
  const { status, headers, body } = await getOutside(url, {
    name: 'photo',
    timeoutMs: TIMEOUT_MS,
    mostBytes: MOST_BYTES,
    mostRedirects: MOST_REDIRECTS,
    // Stores of files often do not know what they hold. Whatever a server says, the bytes decide.
    takesType: (type) => type === '' || /^(?:image\/(?!svg)|(?:application|binary)\/octet-stream$)/.test(type),
    ...options,
    headers: { Accept: 'image/avif,image/webp,image/jpeg,image/png', ...conditions(known) },
  });
  if (status === 304 && known !== null) return null;
  const lastModified = headers['last-modified'];
  return { bytes: body, edition: { etag: kept(headers.etag), lastModified: kept(lastModified) } };
}

const conditions = (known: PhotoEdition | null): Record<string, string> => ({
  ...(known?.etag ? { 'If-None-Match': known.etag } : {}),
  ...(known?.lastModified ? { 'If-Modified-Since': known.lastModified } : {}),
});

/** A header that can be sent back as it is; longer ones, and other signs than ASCII, are no editions. */
const kept = (header: string | undefined): string | null =>
  header !== undefined && /^[\x20-\x7E]{1,300}$/.test(header) ? header : null;
