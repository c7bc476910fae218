import { z } from 'zod';
import { defineBlock } from '#src/blocks/define-block.ts';
import { heading, lead, pageLink, pictureAddress } from '#src/blocks/page-link.ts';
import { cutOutView } from '#src/views/images/image-view.ts';
import { fillCount } from '#src/views/pages/fill-count.ts';

const schema = z
  .strictObject({
    heading,
    text: lead,
    primary: pageLink.nullable().default(null).describe('The main thing to do.'),
    secondary: pageLink.nullable().default(null).describe('Another thing to do.'),
    imageUrl: pictureAddress
      .nullable()
      .default(null)
      .describe('A vehicle that stands at the end of the band, without the studio of its picture.'),
    ground: z.enum(['plain', 'tint', 'dark']).default('tint').describe('What lies under the band.'),
  })
  .meta({ title: 'Page heading', description: 'A page’s own heading in a band, with a sentence, links and perhaps a vehicle.' });

/** What a page is about. */
export const block = defineBlock({
  schema,
  load: (context, { text, primary, secondary, imageUrl, ...props }) => ({
    ...props,
    text: fillCount(context, text),
    links: [primary, secondary].filter((link) => link !== null),
    picture: imageUrl === null ? null : cutOutView(context, imageUrl),
  }),
});
