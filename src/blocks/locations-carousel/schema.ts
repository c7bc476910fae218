import { z } from 'zod';
import { ground } from '#src/blocks/page-link.ts';
import { slugSchema } from '#src/site/location-file.ts';

/** The locations in a row to swipe (ledger D2). */
export const schema = z
  .strictObject({
    heading: z.string().min(1).default('Our Locations'),
    text: z.string().default(''),
    /** Which locations, in this order; every one that is shown where none is named. */
    locations: z.array(slugSchema).max(60).default([]),
    ground,
  })
  .meta({
    title: 'Locations carousel',
    description: 'The locations in a row to swipe, each with View Location and View Our Stock.',
  });
