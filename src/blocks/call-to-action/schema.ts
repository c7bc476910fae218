import { z } from 'zod';
import { pageLink } from '#src/blocks/page-link.ts';

/** One thing to do. */
export const schema = z
  .strictObject({
    heading: z.string().min(1),
    text: z.string().default(''),
    link: pageLink,
    ground: z.enum(['dark', 'accent', 'tint']).default('dark'),
  })
  .meta({ title: 'Call to action', description: 'A band with a heading, a sentence and one button.' });
