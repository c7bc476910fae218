import { IMAGE_WIDTHS, isOwnImage, PANORAMA_WIDTH, sizedImage } from '#src/rules/images/image-address.ts';
import type { Context } from './context.ts';
import type { PictureView } from './page-types.ts';

type Given = Pick<Context, 'site' | 'imagesVersion'>;

/** What a browser that knows no srcset is sent. */
const PLAIN_WIDTH = 640;
const FRAME_WIDTHS = [480, 800] as const;

/**
 * A picture in all the widths a browser may choose from, taken in the site's own studio where it is one of the platform's; any other
 * is passed on as it is.
 */
export function pictureView({ site, imagesVersion }: Given, address: string, alt = ''): PictureView {
  return inStudio(address, alt, site.theme.photo.studio, imagesVersion);
}

/** One frame of a turn: there are many, so they come in few widths, none of them large. */
export function frameView({ site, imagesVersion }: Given, address: string): PictureView {
  return inStudio(address, '', site.theme.photo.studio, imagesVersion, FRAME_WIDTHS);
}

/** The address of a picture that is looked around in, as large as it can be had. */
export function panoramaSrc({ site, imagesVersion }: Given, address: string): string {
  return sizedImage(address, { width: PANORAMA_WIDTH, studio: site.theme.photo.studio, version: imagesVersion });
}

/** A picture of a vehicle alone with its shadow, to stand in a drawing or on a colour of the page's own. */
export function cutOutView({ imagesVersion }: Pick<Given, 'imagesVersion'>, address: string): PictureView {
  return inStudio(address, '', 'none', imagesVersion);
}

function inStudio(
  address: string,
  alt: string,
  studio: string,
  version: string,
  widths: readonly number[] = IMAGE_WIDTHS,
): PictureView {
  const sized = (width: number) => sizedImage(address, { width, studio, version });
  return {
    src: sized(PLAIN_WIDTH),
    srcSet: isOwnImage(address) ? widths.map((width) => `${sized(width)} ${width}w`).join(', ') : null,
    alt,
  };
}
