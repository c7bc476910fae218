import { z } from 'zod';
import { defineBlock } from '#src/blocks/define-block.ts';
import { pageLink } from '#src/blocks/page-link.ts';
import { fillCount } from '#src/views/pages/fill-count.ts';

const schema = z
  .strictObject({
    text: z.string().min(1).max(80).describe('A few words, which are repeated across the page.'),
    href: pageLink.shape.href.default('/special-offers').describe('Where the banner leads.'),
    ground: z.enum(['dark', 'accent', 'tint']).default('accent').describe('The background colour.'),
  })
  .meta({ title: 'Scrolling banner', description: 'A band across the page with a few scrolling words and one link.' });

export const block = defineBlock({
  schema,
  load: (context, props) => ({ ...props, text: fillCount(context, props.text) }),
});
