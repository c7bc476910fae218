import { z } from 'zod';
import { page } from './switch-meta.ts';

export const gallerySwitches = {
  galleryStartsWith: z
    .enum(['spin', 'images'])
    .default('spin')
    .meta(
      page(
        'Gallery starts with',
        'Whether the gallery of a vehicle that has a 360° spin opens with the spin or with the photos.',
      ),
    ),
  spinStartsAt: z
    .int()
    .min(0)
    .max(359)
    .default(45)
    .meta(
      page(
        'Starting angle of a spin',
        'The view that a 360° spin starts with, in degrees from its first picture: 45 is the front three-quarter view of a spin whose first picture is taken from the front.',
      ),
    ),
  spinTurnsByItself: z
    .boolean()
    .default(true)
    .meta(page('Turn the spin automatically', 'When on, a 360° spin turns once by itself when it opens.')),
  spinFrameMs: z
    .int()
    .min(20)
    .max(1000)
    .default(100)
    .meta(page('Spin speed in milliseconds', 'How long each picture is shown while a 360° spin turns by itself.')),
  spinDragPixels: z
    .int()
    .min(2)
    .max(100)
    .default(20)
    .meta(page('Spin drag distance in pixels', 'How far a visitor drags to turn a 360° spin by one picture.')),
};
