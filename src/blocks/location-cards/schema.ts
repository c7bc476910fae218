import { z } from 'zod';
import { ground, heading, lead } from '#src/blocks/page-link.ts';
import { slugSchema } from '#src/site/location-file.ts';

/** The locations as a grid of cards (ledger D2). */
export const schema = z
  .strictObject({
    heading: heading.default('Our locations'),
    text: lead,
    locations: z
      .array(slugSchema)
      .max(60)
      .default([])
      .describe('Which locations, in this order; every one that is shown where none is named.'),
    ground,
  })
  .meta({
    title: 'Location cards',
    description: 'The locations as cards: picture or map, address, telephone, hours and the ways on.',
  });
