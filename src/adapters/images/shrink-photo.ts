import sharp from 'sharp';
import { encodePicture, type PictureSize } from './encode-picture.ts';

// A picture takes only one thread of the pool that files, DNS and compression share.
sharp.concurrency(1);

/** A dealer's photo in one of the sizes that pages ask for. */
export const shrinkPhoto = (photo: Uint8Array, size: PictureSize): Promise<Buffer> => encodePicture(sharp(photo), size);
