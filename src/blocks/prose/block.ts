import { z } from 'zod';
import { defineBlock } from '#src/blocks/define-block.ts';
import { heading, lead, pageLink } from '#src/blocks/page-link.ts';

const part = z.strictObject({
  heading: z.string().default('').describe('The heading of this part; empty for none.'),
  text: z.array(z.string().min(1)).default([]).describe('Its paragraphs.'),
  list: z.array(z.string().min(1)).default([]).describe('A list under the paragraphs.'),
  link: pageLink.nullable().default(null).describe('A way on from this part.'),
});

const schema = z
  .strictObject({
    heading,
    isTitle: z.boolean().default(true).describe('Whether the heading is the title of the whole page.'),
    text: lead,
    note: z.string().default('').describe('Said over the words where they are only an example.'),
    parts: z.array(part).min(1).describe('What is said, part by part.'),
  })
  .meta({ title: 'Words', description: 'A page of plain words under headings, such as a privacy policy.' });

/** A page of words. */
export const block = defineBlock({
  schema,
});
