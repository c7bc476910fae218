/** A photo that lies in a feed's folder: which feed's, and the file's path in it. */
export interface UploadedPhoto {
  readonly feed: string;
  readonly file: string;
}

const SCHEME = 'upload:';
/** Files of these kinds are photos, and never a feed's rows, whether they can be shown or not. */
const PHOTO_NAME = /\.(?:jpe?g|png|webp|avif|heic|heif|gif|bmp|tiff?)$/i;
/** What one name of a path may be: nothing hidden, nothing that leads elsewhere. */
const NAME = /^(?!\.)[^\p{C}/\\<>"'|?*:]{1,120}$/u;
/** The folders in a feed's folder that hold its files and no photos. */
const TAKEN: ReadonlySet<string> = new Set(['done', 'failed']);
/** A photo lies in the feed's folder or in one inside it. */
const DEEPEST = 2;

export const isPhotoName = (name: string): boolean => PHOTO_NAME.test(name);

/** A photo's path in its feed's folder, as the feed writes it; null when it is none, or leads out of the folder. */
export function photoFile(text: string): string | null {
  const names = text.trim().replaceAll('\\', '/').replace(/^\.\//, '').split('/');
  const isInside = names.length <= DEEPEST && names.every((name) => NAME.test(name)) && !TAKEN.has(names[0] ?? '');
  return isInside && isPhotoName(names.at(-1) ?? '') ? names.join('/') : null;
}

/** Under which address such a photo is among its vehicle's. Whose folder it is follows from the vehicle's dealership. */
export const uploadAddress = ({ feed, file }: UploadedPhoto): string => `${SCHEME}${feed}/${file}`;

export const isUpload = (address: string): boolean => address.startsWith(SCHEME);

/** The photo of such an address; null when it is no such address. */
export function uploadOf(address: string): UploadedPhoto | null {
  const [, feed, file] = /^upload:([a-z0-9-]{1,60})\/(.+)$/u.exec(address) ?? [];
  return feed === undefined || file === undefined || photoFile(file) !== file ? null : { feed, file };
}
