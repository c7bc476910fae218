import { z } from 'zod';
import { ground, heading, lead } from '#src/blocks/page-link.ts';
import { slugSchema } from '#src/site/fields.ts';

/** What customers say. */
export const schema = z
  .strictObject({
    heading: heading.default('What our customers say'),
    text: lead,
    location: slugSchema.nullable().default(null).describe('One location, by its slug; empty for all the site’s dealerships.'),
    limit: z.int().min(1).max(12).default(12).describe('How many reviews are shown at most, up to 12.'),
    ground,
  })
  .meta({ title: 'Reviews', description: 'The rating in stars and the newest reviews with the dealer’s replies.' });
