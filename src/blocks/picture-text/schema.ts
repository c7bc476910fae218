import { z } from 'zod';
import { drawnBody, heading, lead, pageLink, pictureAddress } from '#src/blocks/page-link.ts';

const step = z.strictObject({
  title: z.string().min(1).describe('What is done.'),
  text: z.string().default('').describe('A sentence about it.'),
});

/** A story of the dealer's own. */
export const schema = z
  .strictObject({
    heading,
    text: lead,
    steps: z.array(step).max(5).default([]).describe('Numbered steps, first to last.'),
    link: pageLink.nullable().default(null).describe('A way on.'),
    imageUrl: pictureAddress.nullable().default(null),
    body: drawnBody,
  })
  .meta({ title: 'Text with picture', description: 'Words or numbered steps beside a picture, on the site’s dark colour.' });
