import { z } from 'zod';
import { defineBlock } from '#src/blocks/define-block.ts';
import { ground, heading, lead, pageLink } from '#src/blocks/page-link.ts';

const item = z.strictObject({
  icon: z
    .enum(['check', 'shield', 'clock', 'tag', 'return', 'wheel', 'pin', 'car', 'phone', 'plug', 'fuel', 'truck', 'gear', 'mail'])
    .default('check')
    .describe('The small drawing on a card.'),
  title: z.string().min(1).describe('The point in a few words.'),
  text: z.string().default('').describe('What there is to say about it.'),
  link: pageLink.nullable().default(null).describe('A way on from this point.'),
});

const schema = z
  .strictObject({
    heading,
    text: lead,
    items: z.array(item).min(2).max(12).describe('The points.'),
    look: z
      .enum(['cards', 'steps', 'lines'])
      .default('cards')
      .describe('Cards with small drawings, steps in their order, or lines of a name and what it means.'),
    ground,
  })
  .meta({ title: 'Points', description: 'Points under a heading, as cards, as numbered steps or as lines.' });

/** What there is, what is covered, or what happens next. */
export const block = defineBlock({
  schema,
});
