import { z } from 'zod';
import { page, server } from './switch-meta.ts';

/** Whether and which of its customers' reviews a site shows. */
export const reviewSwitches = {
  reviewsMinimum: z
    .number()
    .min(0)
    .max(5)
    .default(4)
    .meta(page('Ratings and reviews are shown only where the average is above this.')),
  reviewsHidden: z.boolean().default(false).meta(page('Whether the site leaves out all ratings and reviews.')),
  reviewsHiddenNames: z
    .array(z.string().min(1))
    .default([])
    .meta(server('Customers whose reviews are not shown, by the name they gave.')),
};
