import { z } from 'zod';
import { page, server } from './switch-meta.ts';

/** Which reviews a site shows. */
export const reviewSwitches = {
  reviewsMinimum: z
    .number()
    .min(0)
    .max(5)
    .default(4)
    .meta(page('Minimum rating', 'Ratings and reviews are shown only if the average rating is above this.')),
  reviewsHidden: z.boolean().default(false).meta(page('Hide reviews', 'When on, the site shows no ratings or reviews.')),
  reviewsHiddenNames: z
    .array(z.string().min(1))
    .default([])
    .meta(server('Reviewers to hide', 'Reviews by customers of these names are not shown.')),
};
