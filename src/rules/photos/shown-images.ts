import type { VehicleImage } from '#src/rules/stock/vehicle.ts';
import { photoAddress } from '../images/image-address.ts';
import { isUpload } from './uploaded-photo.ts';

/** The most photos of one vehicle that are fetched and shown; a feed that lists more keeps its first. */
export const MOST_PHOTOS = 60;

/** What is known of a photo that a feed names by its address. */
export interface KnownPhoto {
  /** What is kept of it; null while nothing is. */
  readonly hash: string | null;
  /** Whether fetching it has failed before. */
  readonly hasFailed: boolean;
}

/**
 * A vehicle's photos as pages show them, in the feed's order. One that is kept is shown from here, one that nobody has tried to fetch yet from the
 * dealer's address, and one that could not be fetched not at all: the next takes its place. The same photo under two addresses is shown once. An
 * photo that was uploaded has no address to be shown from until it is kept. An address on the site itself is left alone. `photos` says what is known of each, in the same order.
 */
export function shownImages(images: readonly VehicleImage[], photos: readonly (KnownPhoto | null)[]): VehicleImage[] {
  const shown = new Map<string, VehicleImage>();
  for (const [at, image] of images.slice(0, MOST_PHOTOS).entries()) {
    const url = shownPhoto(image.url, photos[at] ?? null);
    if (url !== null) shown.set(url, url === image.url ? image : { url, thumbUrl: url });
  }
  return [...shown.values()];
}

/** The address at which one photo is shown, by what is known of it; null when it is not shown. */
export function shownPhoto(url: string, photo: KnownPhoto | null): string | null {
  if (photo?.hash != null) return photoAddress(photo.hash);
  return isUpload(url) || photo?.hasFailed === true ? null : url;
}
