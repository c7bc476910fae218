import { z } from 'zod';
import { defineBlock } from '#src/blocks/define-block.ts';
import { heading, lead, pageLink } from '#src/blocks/page-link.ts';
import { fillCount } from '#src/views/pages/fill-count.ts';

const schema = z
  .strictObject({
    heading,
    text: lead,
    link: pageLink.describe('The button.'),
    ground: z.enum(['dark', 'accent', 'tint']).default('dark').describe('The background colour.'),
  })
  .meta({ title: 'Call to action', description: 'A coloured band with a heading, a sentence and one button.' });

export const block = defineBlock({
  schema,
  load: (context, { text, link, ...props }) => ({
    ...props,
    text: fillCount(context, text),
    link: { ...link, label: fillCount(context, link.label) },
  }),
});
