import { IMAGE_WIDTHS, isOwnPicture, PANORAMA_WIDTH } from '#src/rules/images/image-address.ts';
import type { PageContext } from '#src/use-cases/context.ts';

/** A picture in the widths a browser may choose from. */
export interface PictureView {
  readonly src: string;
  /** null for a picture that comes in one size only. */
  readonly srcSet: string | null;
  readonly alt: string;
}

type Input = Pick<PageContext, 'site' | 'images'>;

/** What a browser that knows no srcset is sent. */
const PLAIN_WIDTH = 640;
const FRAME_WIDTHS = [480, 800] as const;

/**
 * A picture in all the widths a browser may choose from, taken in the site's own studio where it is one of the platform's; any other
 * is passed on as it is.
 */
export function pictureView(given: Input, address: string, alt = ''): PictureView {
  return inStudio(given, address, alt, given.site.theme.photo.studio);
}

/** One frame of a turn: there are many, so they come in few widths, none of them large. */
export function frameView(given: Input, address: string): PictureView {
  return inStudio(given, address, '', given.site.theme.photo.studio, FRAME_WIDTHS);
}

/** The address of a picture that is looked around in, as large as it can be had. */
export const panoramaSrc = (given: Input, address: string): string => pictureSrc(given, address, PANORAMA_WIDTH);

/** The address of a picture in one width, in the site's own studio. */
export function pictureSrc({ site, images }: Input, address: string, width: number = PLAIN_WIDTH): string {
  return isOwnPicture(address) ? images.address(address, { width, studio: site.theme.photo.studio }) : images.address(address);
}

/** A picture of a vehicle alone with its shadow, to stand in a drawing or on a colour of the page's own. */
export function cutOutView(given: Pick<Input, 'images'>, address: string): PictureView {
  return inStudio(given, address, '', 'none');
}

function inStudio(
  { images }: Pick<Input, 'images'>,
  address: string,
  alt: string,
  studio: string,
  widths: readonly number[] = IMAGE_WIDTHS,
): PictureView {
  if (!isOwnPicture(address)) return { src: images.address(address), srcSet: null, alt };
  const sized = (width: number) => images.address(address, { width, studio });
  return { src: sized(PLAIN_WIDTH), srcSet: widths.map((width) => `${sized(width)} ${width}w`).join(', '), alt };
}
