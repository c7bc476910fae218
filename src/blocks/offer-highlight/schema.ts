import { z } from 'zod';
import { ground } from '#src/blocks/page-link.ts';
import { slugSchema } from '#src/site/fields.ts';

/** One offer, large. */
export const schema = z
  .strictObject({
    offer: slugSchema.nullable().default(null).describe('The offer’s slug; without one, the first that runs.'),
    ground,
  })
  .meta({ title: 'Offer highlight', description: 'One offer large, with its picture beside its words; gone with the offer.' });
