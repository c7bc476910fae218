import { z } from 'zod';
import { defineBlock } from '#src/blocks/define-block.ts';
import { embedFields } from '#src/blocks/embed-fields.ts';
import { heading, pageLink } from '#src/blocks/page-link.ts';
import { embedSize } from '#src/rules/embeds/embed.ts';
import { outsideUrl } from '#src/site/fields.ts';

const services = z
  .array(
    z.strictObject({
      name: z.string().trim().min(1).max(60).describe('The words of the tab.'),
      url: outsideUrl.describe('The page it shows.'),
    }),
  )
  .min(1)
  .max(8)
  .refine(
    (given) => new Set(given.map(({ name }) => name.toLowerCase())).size === given.length,
    'two services have one name: an address could ask for only one of them',
  )
  .describe('The tabs, first to last.');

const schema = z
  .strictObject({
    heading,
    services,
    link: pageLink.nullable().default(null).describe('A way on for those who find nothing that fits.'),
    ...embedFields,
  })
  .meta({ title: 'Outside pages in tabs', description: 'Pages of another website in frames, one tab for each service.' });

/** Several pages of someone else's, of which one is shown. */
export const block = defineBlock({
  schema,
  load: (_, { kind, width, height, ...props }) => ({ ...props, size: embedSize(kind, { width, height }) }),
  isInteractive: true,
  params: ['tab'],
  frames: ({ services: shown }) => shown.map(({ url }) => url),
});
