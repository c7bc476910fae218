import { z } from 'zod';
import { ground, heading, lead } from '#src/blocks/page-link.ts';
import { slugSchema } from '#src/site/location-file.ts';

/** The locations in a row to swipe (ledger D2). */
export const schema = z
  .strictObject({
    heading: heading.default('Our Locations'),
    text: lead,
    locations: z
      .array(slugSchema)
      .max(60)
      .default([])
      .describe('Which locations, in this order; every one that is shown where none is named.'),
    ground,
  })
  .meta({
    title: 'Locations carousel',
    description: 'The locations in a row to swipe, each with View Location and View Our Stock.',
  });
