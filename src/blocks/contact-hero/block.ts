import { z } from 'zod';
import { defineBlock } from '#src/blocks/define-block.ts';
import { chosenLocationView } from '#src/blocks/location-choice.ts';
import { heading, lead } from '#src/blocks/page-link.ts';
import { siteLink, slugSchema } from '#src/site/fields.ts';

const schema = z
  .strictObject({
    heading: heading.default('Contact us'),
    text: lead,
    location: slugSchema.optional().describe('The location to show; if empty, the primary location.'),
    contactHref: siteLink
      .default('#contact-form')
      .describe('Where the message button leads: a form on this page, or another page.'),
  })
  .meta({
    title: 'Contact hero',
    description: 'The top of a contact page: how to reach one location, and where it is.',
  });

/** Ledger D2. */
export const block = defineBlock({
  schema,
  load: async (context, { location, ...props }) => ({
    ...props,
    view: await chosenLocationView(context, location),
  }),
  showsLocations: true,
});
