import { z } from 'zod';
import { heading, lead, pageLink } from '#src/blocks/page-link.ts';

/** One thing to do. */
export const schema = z
  .strictObject({
    heading,
    text: lead,
    link: pageLink.describe('The one button.'),
    ground: z.enum(['dark', 'accent', 'tint']).default('dark').describe('The colour of the band.'),
  })
  .meta({ title: 'Call to action', description: 'A band with a heading, a sentence and one button.' });
