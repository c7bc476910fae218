import { z } from 'zod';
import { page } from './switch-meta.ts';

/** How a vehicle is looked at on its page. */
export const gallerySwitches = {
  galleryStartsWith: z
    .enum(['spin', 'images'])
    .default('spin')
    .meta(page('What a vehicle’s gallery opens with, where the vehicle can be turned around: that, or its photographs.')),
  spinTurnsByItself: z.boolean().default(true).meta(page('Whether a vehicle that can be turned around turns once by itself.')),
  spinFrameMs: z
    .int()
    .min(20)
    .max(1000)
    .default(100)
    .meta(page('How long each picture stands while a vehicle turns by itself, in milliseconds.')),
  spinDragPixels: z
    .int()
    .min(2)
    .max(100)
    .default(20)
    .meta(page('How far a vehicle is dragged to turn it by one picture, in pixels.')),
};
