import { IMAGE_WIDTHS, isOwnPicture, PANORAMA_WIDTH, widthsWithin } from '#src/rules/images/image-address.ts';
import type { PageContext } from '#src/use-cases/context.ts';

/** A picture in the widths a browser may choose from. */
export interface PictureView {
  readonly src: string;
  /** The widths its address can ask for; null for a picture that has only one size. */
  readonly widths: readonly number[] | null;
  readonly alt: string;
}

type Input = Pick<PageContext, 'site' | 'images'>;

/** For browsers without srcset. */
const PLAIN_WIDTH = 640;
const FRAME_WIDTHS = [640, 800] as const;

/**
 * A picture in all widths that it has and a browser can choose from. The platform's own pictures are rendered in the site's studio; any other is passed on
 * unchanged.
 */
export function pictureView(input: Input, address: string, alt = ''): PictureView {
  return inStudio(input, address, alt, input.site.theme.photo.studio);
}

/** One frame of a spin: there are many, so they come in few and small widths. */
export function frameView(input: Input, address: string): PictureView {
  return inStudio(input, address, '', input.site.theme.photo.studio, FRAME_WIDTHS);
}

/** The address of a panorama, as large as there is. */
export const panoramaSrc = (input: Input, address: string): string => pictureSrc(input, address, PANORAMA_WIDTH);

export function pictureSrc({ site, images }: Input, address: string, width: number = PLAIN_WIDTH): string {
  return isOwnPicture(address) ? images.address(address, { width, studio: site.theme.photo.studio }) : images.address(address);
}

/** A vehicle with its shadow and no background, for a drawing or a coloured panel. */
export function cutOutView(input: Pick<Input, 'images'>, address: string): PictureView {
  return inStudio(input, address, '', 'none');
}

function inStudio(
  { images }: Pick<Input, 'images'>,
  address: string,
  alt: string,
  studio: string,
  widths: readonly number[] = IMAGE_WIDTHS,
): PictureView {
  if (!isOwnPicture(address)) return { src: images.address(address), widths: null, alt };
  const src = images.address(address, { width: PLAIN_WIDTH, studio });
  return { src, widths: widthsWithin(widths, images.widestOf(address)), alt };
}
