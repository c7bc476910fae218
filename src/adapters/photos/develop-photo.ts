import sharp from 'sharp';
import { GetRefused } from '#src/adapters/outside/get-refused.ts';

// One thread of the pool a photo: the worker has other work too.
sharp.concurrency(1);

/** The longest side that is kept: more than the widest picture that pages ask for. */
const LONGEST = 2400;
/** A picture with more pixels is not decoded: a small file can claim to be enormous. */
const MOST_PIXELS = 60_000_000;
/** Hardly any loss: every picture that a page shows is made from this one. */
const QUALITY = 90;

/** A photo as it is kept: a WebP, upright, of a bounded size and without what the camera wrote into it. */
export interface DevelopedPhoto {
  readonly master: Buffer;
  readonly width: number;
  readonly height: number;
}

/** Throws GetRefused when the bytes are no photo. */
export async function developPhoto(bytes: Buffer): Promise<DevelopedPhoto> {
  if (isHeic(bytes)) throw new GetRefused('The photo is a HEIC, which cannot be read here: send it as JPEG.', { isFinal: true });
  const kind = kindOf(bytes);
  if (kind === null) throw new GetRefused('The photo is not a JPEG, PNG, WebP or AVIF.', { isFinal: true });
  const photo = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' });
  try {
    const { width, height } = await photo.metadata();
    if (width * height > MOST_PIXELS)
      throw new GetRefused(`The photo has more than ${MOST_PIXELS / 1_000_000} megapixels.`, { isFinal: true });
    const { data, info } = await photo
      .autoOrient()
      .resize({ width: LONGEST, height: LONGEST, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .webp({ quality: QUALITY })
      .toBuffer({ resolveWithObject: true });
    return { master: data, width: info.width, height: info.height };
  } catch (error) {
    if (error instanceof GetRefused) throw error;
    const tooLarge = error instanceof Error && /pixel limit/.test(error.message);
    // A file that was cut off on its way may be whole the next time.
    throw new GetRefused(
      tooLarge ? `The photo has more than ${MOST_PIXELS / 1_000_000} megapixels.` : `The photo is a damaged ${kind}.`,
      { cause: error, isFinal: tooLarge },
    );
  }
}

/** What phones write where nobody has told them to write JPEG. The decoder that is shipped does not read it. */
function isHeic(bytes: Buffer): boolean {
  const brands = bytes.toString('latin1', 4, 8) === 'ftyp' ? bytes.toString('latin1', 8, 32) : '';
  return /hei[cxms]|hev[cxms]/.test(brands) && !/avi[fs]/.test(brands);
}

/** What the first bytes say: only these formats reach a decoder. */
function kindOf(bytes: Buffer): string | null {
  const at = (from: number, to: number) => bytes.toString('latin1', from, to);
  if (at(0, 3) === '\xFF\xD8\xFF') return 'JPEG';
  if (at(0, 8) === '\x89PNG\r\n\x1A\n') return 'PNG';
  if (at(0, 4) === 'RIFF' && at(8, 12) === 'WEBP') return 'WebP';
  return at(4, 8) === 'ftyp' && /avi[fs]/.test(at(8, 32)) ? 'AVIF' : null;
}
