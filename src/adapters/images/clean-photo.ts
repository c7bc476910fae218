import sharp from 'sharp';

/** The longest side that is worth sending. */
const LONGEST = 2400;
/** Larger pictures are not decoded: a small file can claim to be enormous. */
const MOST_PIXELS = 60_000_000;

/** A shopper's photo as a JPEG, upright, and without what the camera wrote into it. Throws when it cannot be decoded. */
export const cleanPhoto = (photo: Uint8Array): Promise<Buffer> =>
  sharp(photo, { limitInputPixels: MOST_PIXELS })
    .autoOrient()
    .resize({ width: LONGEST, height: LONGEST, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 82 })
    .toBuffer();
