import { z } from 'zod';
import { defineBlock } from '#src/blocks/define-block.ts';
import { ground, heading, isTitle, lead } from '#src/blocks/page-link.ts';
import { nearestLocations } from '#src/views/places/nearest-locations.ts';

const schema = z
  .strictObject({
    heading: heading.default('Find your nearest location'),
    text: lead,
    isTitle: isTitle.default(true),
    limit: z.int().min(1).max(20).default(3).describe('The number of locations to show after a visitor enters a postcode.'),
    ground,
  })
  .meta({ title: 'Nearest locations', description: 'A field for a postcode, and the locations nearest to it.' });

/** Ledger D9. */
export const block = defineBlock({
  schema,
  load: async (context, { isTitle: isPageTitle, limit, ...props }, query) => ({
    ...props,
    headingLevel: isPageTitle ? (1 as const) : (2 as const),
    nearest: await nearestLocations(context, query.get('postcode'), limit),
  }),
  showsLocations: true,
  params: ['postcode'],
});
