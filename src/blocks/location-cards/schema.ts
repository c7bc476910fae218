import { z } from 'zod';
import { ground } from '#src/blocks/page-link.ts';
import { slugSchema } from '#src/site/location-file.ts';

/** The locations as a grid of cards (ledger D2). */
export const schema = z
  .strictObject({
    heading: z.string().min(1).default('Our locations'),
    text: z.string().default(''),
    /** Which locations, in this order; every one that is shown where none is named. */
    locations: z.array(slugSchema).max(60).default([]),
    ground,
  })
  .meta({
    title: 'Location cards',
    description: 'The locations as cards: picture or map, address, telephone, hours and the ways on.',
  });
