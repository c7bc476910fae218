import { z } from 'zod';
import { defineBlock } from '#src/blocks/define-block.ts';
import { chosenLocationViews, locationChoice } from '#src/blocks/location-choice.ts';
import { ground, heading, lead } from '#src/blocks/page-link.ts';

const schema = z
  .strictObject({
    heading: heading.default('Our locations'),
    text: lead,
    locations: locationChoice,
    ground,
  })
  .meta({
    title: 'Location cards',
    description: 'The locations as cards: picture or map, address, phone, hours and links.',
  });

/** Ledger D2. */
export const block = defineBlock({
  schema,
  load: async (context, { locations, ...props }) => ({
    ...props,
    locations: await chosenLocationViews(context, locations),
  }),
  showsLocations: true,
});
