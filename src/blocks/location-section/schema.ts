import { z } from 'zod';
import { ground, heading, lead } from '#src/blocks/page-link.ts';
import { slugSchema } from '#src/site/fields.ts';

/** One location with room to breathe (ledger D2). */
export const schema = z
  .strictObject({
    heading: heading.default('Come and see us'),
    text: lead,
    location: slugSchema.optional().describe('Which location; the primary one where none is named.'),
    ground,
  })
  .meta({ title: 'Location section', description: 'One location with its picture or map, hours, telephone and the way there.' });
