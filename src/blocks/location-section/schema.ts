import { z } from 'zod';
import { ground } from '#src/blocks/page-link.ts';
import { slugSchema } from '#src/site/location-file.ts';

/** One location with room to breathe (ledger D2). */
export const schema = z
  .strictObject({
    heading: z.string().min(1).default('Come and see us'),
    text: z.string().default(''),
    /** Which location; the primary one where none is named. */
    location: slugSchema.optional(),
    ground,
  })
  .meta({ title: 'Location section', description: 'One location with its picture or map, hours, telephone and the way there.' });
