import { z } from 'zod';
import { heading, lead } from '#src/blocks/page-link.ts';

const part = z.strictObject({
  heading: z.string().default('').describe('The heading of this part; empty for none.'),
  text: z.array(z.string().min(1)).default([]).describe('Its paragraphs.'),
  list: z.array(z.string().min(1)).default([]).describe('A list under the paragraphs.'),
});

/** A page of words. */
export const schema = z
  .strictObject({
    heading,
    text: lead,
    note: z.string().default('').describe('Said over the words where they are only an example.'),
    parts: z.array(part).min(1).describe('What is said, part by part.'),
  })
  .meta({ title: 'Words', description: 'A page of plain words under headings, such as a privacy policy.' });
