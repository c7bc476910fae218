import { z } from 'zod';
import { defineBlock } from '#src/blocks/define-block.ts';
import { chosenLocationView } from '#src/blocks/location-choice.ts';
import { heading, lead } from '#src/blocks/page-link.ts';
import { siteLink, slugSchema } from '#src/site/fields.ts';

const schema = z
  .strictObject({
    heading: heading.default('Contact us'),
    text: lead,
    location: slugSchema.optional().describe('Which location; the primary one where none is named.'),
    contactHref: siteLink
      .default('#contact-form')
      .describe('Where the button for a message leads: to a form on this page, or to another page.'),
  })
  .meta({
    title: 'Contact hero',
    description: 'The head of a contact page: how the primary location is reached, and where it is.',
  });

/** The head of a contact page (ledger D2). */
export const block = defineBlock({
  schema,
  load: async (context, { location, ...props }) => ({
    ...props,
    view: await chosenLocationView(context, location),
  }),
  isInteractive: true,
  showsLocations: true,
});
