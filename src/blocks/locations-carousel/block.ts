import { z } from 'zod';
import { defineBlock } from '#src/blocks/define-block.ts';
import { chosenLocationViews, locationChoice } from '#src/blocks/location-choice.ts';
import { ground, heading, lead } from '#src/blocks/page-link.ts';

const schema = z
  .strictObject({
    heading: heading.default('Our Locations'),
    text: lead,
    locations: locationChoice,
    ground,
  })
  .meta({
    title: 'Locations carousel',
    description: 'The locations in a row to swipe, each with links to its page and its stock.',
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
