import { z } from 'zod';
import { ground } from '#src/blocks/page-link.ts';
import { slugSchema } from '#src/site/location-file.ts';

/** What customers say. */
export const schema = z
  .strictObject({
    heading: z.string().min(1).default('What our customers say'),
    text: z.string().default(''),
    /** One location, by its slug; empty for all the site's dealerships. */
    location: slugSchema.nullable().default(null),
    limit: z.int().min(1).max(12).default(12),
    ground,
  })
  .meta({ title: 'Reviews', description: 'The rating in stars and the newest reviews with the dealer’s replies.' });
