import { z } from 'zod';
import { defineBlock } from '#src/blocks/define-block.ts';
import { heading, isTitle, lead, pageLink, pictureAddress } from '#src/blocks/page-link.ts';
import { pictureView } from '#src/views/images/image-view.ts';

const schema = z
  .strictObject({
    heading,
    text: lead,
    isTitle,
    imageUrl: pictureAddress,
    link: pageLink.nullable().default(null).describe('The button; empty for none.'),
    height: z.enum(['low', 'tall']).default('low').describe('How much of the window it fills.'),
  })
  .meta({ title: 'Picture banner', description: 'A picture across the page with a heading, a sentence and a button over it.' });

export const block = defineBlock({
  schema,
  load: (context, { imageUrl, ...props }) => ({ ...props, picture: pictureView(context, imageUrl) }),
});
