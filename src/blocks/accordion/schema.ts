import { z } from 'zod';
import { ground, pageLink } from '#src/blocks/page-link.ts';

const item = z.strictObject({
  question: z.string().min(1),
  /** Each a paragraph. */
  answer: z.array(z.string().min(1)).min(1),
  link: pageLink.nullable().default(null),
});

/** Questions that people ask, each with its answer folded under it. */
export const schema = z
  .strictObject({
    heading: z.string().min(1),
    text: z.string().default(''),
    items: z.array(item).min(1).max(30),
    ground,
  })
  .meta({ title: 'Questions', description: 'Questions with answers that open and close in place.' });
