import { z } from 'zod';
import { defineBlock } from '#src/blocks/define-block.ts';
import { ground, heading, lead, pageLink } from '#src/blocks/page-link.ts';

const item = z.strictObject({
  question: z.string().min(1).describe('The question as a shopper would ask it.'),
  answer: z.array(z.string().min(1)).min(1).describe('The answer, one entry for each paragraph.'),
  link: pageLink.nullable().default(null).describe('A link below the answer; empty for none.'),
});

const schema = z
  .strictObject({
    heading,
    text: lead,
    items: z.array(item).min(1).max(30).describe('The questions and their answers, in order.'),
    ground,
  })
  .meta({ title: 'Questions', description: 'Frequently asked questions; each answer opens and closes with a click.' });

export const block = defineBlock({
  schema,
  questions: ({ items }) => items,
});
