import { z } from 'zod';
import { defineBlock } from '#src/blocks/define-block.ts';

const item = z.strictObject({
  icon: z
    .enum(['check', 'shield', 'clock', 'tag', 'return', 'wheel', 'pin', 'car'])
    .default('check')
    .describe('The small drawing.'),
  title: z.string().min(1).describe('The promise in a few words.'),
  text: z.string().default('').describe('A sentence about it.'),
});

const schema = z
  .strictObject({ items: z.array(item).min(2).max(4).describe('The promises, first to last.') })
  .meta({ title: 'Promises', description: 'Two to four short reasons to buy here, each with a small drawing.' });

/** Why to buy here. */
export const block = defineBlock({
  schema,
});
