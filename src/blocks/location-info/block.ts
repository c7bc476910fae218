import { z } from 'zod';
import { defineBlock } from '#src/blocks/define-block.ts';
import { chosenLocationView } from '#src/blocks/location-choice.ts';
import { ground } from '#src/blocks/page-link.ts';
import { slugSchema } from '#src/site/fields.ts';

const schema = z
  .strictObject({
    /** Which location; the primary one where none is named. */
    location: slugSchema.optional(),
    ground,
  })
  .meta({
    title: 'Location info',
    description: 'A card with one location’s address, telephone, rating, licence numbers and hours.',
  });

/** A location's particulars on one card (ledger D2). */
export const block = defineBlock({
  schema,
  load: async (context, { location, ...props }) => ({ ...props, view: await chosenLocationView(context, location) }),
  isInteractive: true,
  showsLocations: true,
});
