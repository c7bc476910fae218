import { IMAGE_WIDTHS, isOwnImage, sizedImage } from '#src/rules/images/image-address.ts';
import type { Context } from './context.ts';
import type { PictureView } from './page-types.ts';

type Given = Pick<Context, 'site' | 'imagesVersion'>;

/** What a browser that knows no srcset is sent. */
const PLAIN_WIDTH = 640;

/**
 * A picture in all the widths a browser may choose from, taken in the site's own studio where it is one of the platform's; any other
 * is passed on as it is.
 */
export function pictureView({ site, imagesVersion }: Given, address: string, alt = ''): PictureView {
  const sized = (width: number) => sizedImage(address, { width, studio: site.theme.photo.studio, version: imagesVersion });
  return {
    src: sized(PLAIN_WIDTH),
    srcSet: isOwnImage(address) ? IMAGE_WIDTHS.map((width) => `${sized(width)} ${width}w`).join(', ') : null,
    alt,
  };
}
