import { z } from 'zod';
import { ground } from '#src/blocks/page-link.ts';
import { slugSchema } from '#src/site/fields.ts';

/** A location's particulars on one card (ledger D2). */
export const schema = z
  .strictObject({
    /** Which location; the primary one where none is named. */
    location: slugSchema.optional(),
    ground,
  })
  .meta({
    title: 'Location info',
    description: 'A card with one location’s address, telephone, rating, licence numbers and hours.',
  });
