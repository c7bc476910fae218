import { z } from 'zod';
import { defineBlock } from '#src/blocks/define-block.ts';
import { heading, lead, pageLink } from '#src/blocks/page-link.ts';

const part = z.strictObject({
  heading: z.string().default('').describe('The heading of this part; empty for none.'),
  text: z.array(z.string().min(1)).default([]).describe('The text of this part, one entry for each paragraph.'),
  list: z.array(z.string().min(1)).default([]).describe('A bulleted list under the paragraphs.'),
  link: pageLink.nullable().default(null).describe('A link below this part; empty for none.'),
});

const schema = z
  .strictObject({
    heading,
    isTitle: z.boolean().default(true).describe('Whether this heading is the title of the page.'),
    text: lead,
    note: z.string().default('').describe('A note above the text, for example that it is only a sample; empty for none.'),
    parts: z.array(part).min(1).describe('The parts of the text, in order.'),
  })
  .meta({ title: 'Text', description: 'A page of text under headings, such as a privacy policy.' });

export const block = defineBlock({
  schema,
});
