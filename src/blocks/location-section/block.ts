import { z } from 'zod';
import { defineBlock } from '#src/blocks/define-block.ts';
import { chosenLocationView } from '#src/blocks/location-choice.ts';
import { ground, heading, lead } from '#src/blocks/page-link.ts';
import { slugSchema } from '#src/site/fields.ts';

const schema = z
  .strictObject({
    heading: heading.default('Come and see us'),
    text: lead,
    location: slugSchema.optional().describe('The location to show; if empty, the primary location.'),
    ground,
  })
  .meta({ title: 'Location section', description: 'One location with its picture or map, hours, phone and directions.' });

/** Ledger D2. */
export const block = defineBlock({
  schema,
  load: async (context, { location, ...props }) => ({
    ...props,
    view: await chosenLocationView(context, location),
  }),
  showsLocations: true,
});
