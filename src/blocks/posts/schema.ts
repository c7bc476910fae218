import { z } from 'zod';
import { ground, pageLink } from '#src/blocks/page-link.ts';

/** The site's articles. */
export const schema = z
  .strictObject({
    heading: z.string().min(1),
    text: z.string().default(''),
    /** Only those of a category, as its articles name it. */
    category: z.string().min(1).nullable().default(null),
    /** How many are shown with a picture. */
    limit: z.int().min(1).max(24).default(8),
    link: pageLink.nullable().default(null),
    /** Whether the heading is the page's own: then the older ones are listed below. */
    isTitle: z.boolean().default(false),
    ground,
  })
  .meta({ title: 'Articles', description: 'The newest articles of the site, each with a square picture.' });
