import { constants, open, realpath } from 'node:fs/promises';
import path from 'node:path';
import type { Edition } from '#src/adapters/outside/edition.ts';
import { GetRefused } from '#src/adapters/outside/get-refused.ts';
import { isStillWritten } from '#src/rules/feeds/folder-file.ts';
import type { UploadedPhoto } from '#src/rules/photos/uploaded-photo.ts';
import { type FetchedPhoto, LARGEST_PHOTO } from './fetch-photo.ts';

export type ReadUpload = (of: UploadedPhoto & { readonly dealership: string }, known: Edition | null) => Promise<FetchedPhoto>;

/** Reads a photo from its feed's folder, unless it is still the edition that is known. No link is followed. Throws GetRefused. */
export async function readUpload(
  feedsDir: string,
  { dealership, feed, file }: Parameters<ReadUpload>[0],
  known: Edition | null,
  now: number,
): Promise<FetchedPhoto> {
  const folder = path.join(feedsDir, dealership, feed);
  const at = path.join(folder, file);
  // A pipe would keep whoever opens it waiting.
  const handle = await open(at, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK).catch((error: unknown) => {
    throw new GetRefused('The photo is not in the feed’s folder.', { cause: error });
  });
  try {
    const found = await handle.stat();
    if (!found.isFile()) throw new GetRefused('The photo is not a file.', { isFinal: true });
    if ((await realpath(at)) !== path.join(await realpath(folder), file))
      throw new GetRefused('The photo is a link to somewhere outside the feed’s folder.', { isFinal: true });
    if (found.size > LARGEST_PHOTO)
      throw new GetRefused(`The photo is larger than ${LARGEST_PHOTO / 1024 / 1024} MB.`, { isFinal: true });
    if (isStillWritten(found.mtimeMs, now)) throw new GetRefused('The photo was still being written.');
    const edition: Edition = { etag: `"${found.size}-${Math.round(found.mtimeMs)}"`, lastModified: null };
    if (known?.etag === edition.etag) return null;
    // No more than was looked at, should it grow meanwhile.
    const bytes = Buffer.alloc(found.size);
    const { bytesRead } = await handle.read(bytes, 0, found.size, 0);
    return { bytes: bytes.subarray(0, bytesRead), edition };
  } finally {
    await handle.close();
  }
}
