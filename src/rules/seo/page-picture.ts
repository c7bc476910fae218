import { isOwnPicture } from '#src/rules/images/image-address.ts';

/** The first of the platform's own pictures in a page's data, in the order of its blocks; null when it has none. */
export function pagePicture(data: unknown): string | null {
  if (typeof data === 'string') return isOwnPicture(data) ? data : null;
  if (typeof data !== 'object' || data === null) return null;
  for (const value of Object.values(data)) {
    const found = pagePicture(value);
    if (found !== null) return found;
  }
  return null;
}
