import { z } from 'zod';
import { defineBlock } from '#src/blocks/define-block.ts';
import { ground, heading, lead, pageLink } from '#src/blocks/page-link.ts';

const item = z.strictObject({
  question: z.string().min(1).describe('The question.'),
  answer: z.array(z.string().min(1)).min(1).describe('The paragraphs of its answer.'),
  link: pageLink.nullable().default(null).describe('A way on from this answer.'),
});

const schema = z
  .strictObject({
    heading,
    text: lead,
    items: z.array(item).min(1).max(30).describe('The questions and their answers.'),
    ground,
  })
  .meta({ title: 'Questions', description: 'Questions with answers that open and close in place.' });

/** Questions that people ask, each with its answer folded under it. */
export const block = defineBlock({
  schema,
});
