import { z } from 'zod';
import { defineBlock } from '#src/blocks/define-block.ts';
import { embedFields } from '#src/blocks/embed-fields.ts';
import { heading, pageLink } from '#src/blocks/page-link.ts';
import { chosenTab, embedSize } from '#src/rules/embeds/embed.ts';
import { outsideUrl } from '#src/site/fields.ts';

const services = z
  .array(
    z.strictObject({
      name: z.string().trim().min(1).max(60).describe('The name of the service, which is shown on its tab.'),
      url: outsideUrl.describe('The address of the page to show.'),
    }),
  )
  .min(1)
  .max(8)
  .refine(
    (tabs) => new Set(tabs.map(({ name }) => name.toLowerCase())).size === tabs.length,
    'two services have the same name, so an address could only reach one of them',
  )
  .describe('The services, in the order of their tabs.');

const schema = z
  .strictObject({
    heading,
    services,
    link: pageLink.nullable().default(null).describe('A link for visitors who can’t find what they need; empty for none.'),
    ...embedFields,
  })
  .meta({
    title: 'Embedded pages in tabs',
    description: 'Pages of another website, such as booking services, one tab for each.',
  });

export const block = defineBlock({
  schema,
  load: (_, { kind, width, height, ...props }, query) => ({
    ...props,
    chosen: chosenTab(
      props.services.map(({ name }) => name),
      query.get('tab'),
    ),
    size: embedSize(kind, { width, height }),
  }),
  params: ['tab'],
  frames: ({ services: shown }) => shown.map(({ url }) => url),
});
