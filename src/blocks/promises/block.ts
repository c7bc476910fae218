import { z } from 'zod';
import { defineBlock } from '#src/blocks/define-block.ts';

const item = z.strictObject({
  icon: z.enum(['check', 'shield', 'clock', 'tag', 'return', 'wheel', 'pin', 'car']).default('check').describe('The icon.'),
  title: z.string().min(1).describe('The promise in a few words.'),
  text: z.string().default('').describe('A sentence about the promise; empty for none.'),
});

const schema = z
  .strictObject({ items: z.array(item).min(2).max(4).describe('The promises, in order.') })
  .meta({ title: 'Promises', description: 'Two to four short reasons to buy here, each with an icon.' });

export const block = defineBlock({
  schema,
});
