import type { IMAGE_WIDTHS } from './image-address.ts';

/** Windows narrower than this, in CSS pixels, are taken for a phone's. */
const PHONE_BELOW = 900;
/** The widest picture that a phone loads, however dense its screen: a wider one looks no sharper in the hand and takes twice as long. */
const WIDEST: (typeof IMAGE_WIDTHS)[number] = 640;
/** The densest screens that there are have four pixels in a CSS pixel. */
const DENSITIES = [4, 3, 2] as const;

/**
 * A `sizes` attribute that keeps phones from loading a picture wider than 640 pixels. A browser multiplies the size by its screen's density, so
 * each density has a size of its own. The last of the sizes must be the phone's.
 */
export function phoneSizes(sizes: string): string {
  const box = sizes.slice(sizes.lastIndexOf(',') + 1).trim();
  const pixels = /^(\d+)px$/.exec(box)?.[1];
  if (pixels !== undefined && Number(pixels) * DENSITIES[0] <= WIDEST) return sizes;
  const dense = DENSITIES.map(
    (density) => `(width < ${PHONE_BELOW}px) and (resolution > ${density - 1}x) min(${box}, ${Math.floor(WIDEST / density)}px)`,
  );
  return [...dense, `(width < ${PHONE_BELOW}px) min(${box}, ${WIDEST}px)`, sizes].join(', ');
}
