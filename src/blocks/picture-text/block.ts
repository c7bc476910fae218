import { z } from 'zod';
import { defineBlock } from '#src/blocks/define-block.ts';
import { drawnBody, heading, lead, pageLink, pictureAddress } from '#src/blocks/page-link.ts';
import { pictureView } from '#src/views/images/image-view.ts';

const step = z.strictObject({
  title: z.string().min(1).describe('What is done.'),
  text: z.string().default('').describe('A sentence about it.'),
});

const schema = z
  .strictObject({
    heading,
    text: lead,
    steps: z.array(step).max(5).default([]).describe('Numbered steps, first to last.'),
    link: pageLink.nullable().default(null).describe('A way on.'),
    imageUrl: pictureAddress.nullable().default(null),
    body: drawnBody,
  })
  .meta({ title: 'Text with picture', description: 'Words or numbered steps beside a picture, on the site’s dark colour.' });

/** A story of the dealer's own. */
export const block = defineBlock({
  schema,
  load: (context, { imageUrl, ...props }) => ({
    ...props,
    picture: imageUrl === null ? null : pictureView(context, imageUrl),
  }),
});
