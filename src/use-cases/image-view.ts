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
  return inStudio(address, alt, site.theme.photo.studio, imagesVersion);
}

/** A picture of a vehicle alone with its shadow, to stand in a drawing or on a colour of the page's own. */
export function cutOutView({ imagesVersion }: Pick<Given, 'imagesVersion'>, address: string): PictureView {
  return inStudio(address, '', 'none', imagesVersion);
}

function inStudio(address: string, alt: string, studio: string, version: string): PictureView {
  const sized = (width: number) => sizedImage(address, { width, studio, version });
  return {
    src: sized(PLAIN_WIDTH),
    srcSet: isOwnImage(address) ? IMAGE_WIDTHS.map((width) => `${sized(width)} ${width}w`).join(', ') : null,
    alt,
  };
}
