import { z } from 'zod';
import { defineBlock } from '#src/blocks/define-block.ts';
import { drawnBody, heading, lead, pageLink, pictureAddress } from '#src/blocks/page-link.ts';
import { pictureView } from '#src/views/images/image-view.ts';

const step = z.strictObject({
  title: z.string().min(1).describe('The title of the step, in a few words.'),
  text: z.string().default('').describe('A sentence about the step; empty for none.'),
});

const schema = z
  .strictObject({
    heading,
    text: lead,
    steps: z.array(step).max(5).default([]).describe('Numbered steps, in order.'),
    link: pageLink.nullable().default(null).describe('A link below the text; empty for none.'),
    imageUrl: pictureAddress.nullable().default(null),
    body: drawnBody,
  })
  .meta({ title: 'Text with picture', description: 'A text or numbered steps beside a picture, on the site’s dark colour.' });

export const block = defineBlock({
  schema,
  load: (context, { imageUrl, ...props }) => ({
    ...props,
    picture: imageUrl === null ? null : pictureView(context, imageUrl),
  }),
});
