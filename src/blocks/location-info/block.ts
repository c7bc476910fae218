import { z } from 'zod';
import { defineBlock } from '#src/blocks/define-block.ts';
import { chosenLocationView } from '#src/blocks/location-choice.ts';
import { ground } from '#src/blocks/page-link.ts';
import { slugSchema } from '#src/site/fields.ts';

const schema = z
  .strictObject({
    location: slugSchema.optional().describe('The location to show; if empty, the primary location.'),
    ground,
  })
  .meta({
    title: 'Location info',
    description: 'A card with one location’s address, phone, rating, licence numbers and hours.',
  });

/** Ledger D2. */
export const block = defineBlock({
  schema,
  load: async (context, { location, ...props }) => ({ ...props, view: await chosenLocationView(context, location) }),
  showsLocations: true,
});
