import { z } from 'zod';
import { ground } from '#src/blocks/page-link.ts';

/** The locations nearest to a postcode (ledger D9). */
export const schema = z
  .strictObject({
    heading: z.string().min(1).default('Find your nearest location'),
    text: z.string().default(''),
    /** Whether the heading is the page's own. */
    isTitle: z.boolean().default(true),
    /** How many are shown once a postcode is known. */
    limit: z.int().min(1).max(20).default(3),
    ground,
  })
  .meta({ title: 'Nearest locations', description: 'A field for a postcode, and the locations nearest to it.' });
