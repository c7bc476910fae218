import { z } from 'zod';
import { defineBlock } from '#src/blocks/define-block.ts';
import { heading, lead, pageLink, pictureAddress } from '#src/blocks/page-link.ts';
import { cutOutView } from '#src/views/images/image-view.ts';
import { fillCount } from '#src/views/pages/fill-count.ts';

const schema = z
  .strictObject({
    heading,
    text: lead,
    primary: pageLink.nullable().default(null).describe('The main button; empty for none.'),
    secondary: pageLink.nullable().default(null).describe('A second link; empty for none.'),
    imageUrl: pictureAddress
      .nullable()
      .default(null)
      .describe('A picture of a vehicle, shown without its background at the end of the band; empty for none.'),
    ground: z.enum(['plain', 'tint', 'dark']).default('tint').describe('The background colour.'),
  })
  .meta({ title: 'Page heading', description: 'The title of a page in a band, with a sentence, links and an optional vehicle.' });

export const block = defineBlock({
  schema,
  load: (context, { text, primary, secondary, imageUrl, ...props }) => ({
    ...props,
    text: fillCount(context, text),
    links: [primary, secondary].filter((link) => link !== null),
    picture: imageUrl === null ? null : cutOutView(context, imageUrl),
  }),
});
