import { isOwnPicture } from '../images/image-address.ts';
import type { ModelColour } from './model-details.ts';

/** How a model is seen; only the platform's own pictures can be turned. */
export type ModelAngle = (typeof MODEL_ANGLES)[number];
export const MODEL_ANGLES = ['f34', 'side', 'r34', 'front', 'rear', 'nose', 'wheel', 'dash', 'cabin'] as const;

/**
 * The address of a model's picture in a colour. A picture of the platform's own is painted and turned; of any other there is the colour's own picture or, without
 * one, the model's.
 */
export function paintedAddress(
  address: string | null,
  colour: Pick<ModelColour, 'hexCode' | 'imageUrl'> | null,
  angle: ModelAngle,
): string | null {
  const own = colour?.imageUrl ?? address;
  if (own === null || !isOwnPicture(own)) return own;
  const [, root = '', body = ''] = own.split('/');
  const paint = colour === null ? new URL(own, 'http://own').searchParams.get('paint') : colour.hexCode.slice(1).toLowerCase();
  return `/${root}/${body}/${angle}${paint === null ? '' : `?paint=${paint}`}`;
}
