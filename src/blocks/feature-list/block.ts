import { z } from 'zod';
import { defineBlock } from '#src/blocks/define-block.ts';
import { ground, heading, lead, pageLink } from '#src/blocks/page-link.ts';

const item = z.strictObject({
  icon: z
    .enum(['check', 'shield', 'clock', 'tag', 'return', 'wheel', 'pin', 'car', 'phone', 'plug', 'fuel', 'truck', 'gear', 'mail'])
    .default('check')
    .describe('The icon, which is shown on cards.'),
  title: z.string().min(1).describe('The title of the point, in a few words.'),
  text: z.string().default('').describe('A text about it; empty for none.'),
  link: pageLink.nullable().default(null).describe('A link below the text; empty for none.'),
});

const schema = z
  .strictObject({
    heading,
    text: lead,
    items: z.array(item).min(2).max(12).describe('The points, in order.'),
    look: z
      .enum(['cards', 'steps', 'lines'])
      .default('cards')
      .describe('Cards with icons, numbered steps, or lines with a name and its explanation.'),
    ground,
  })
  .meta({ title: 'Points', description: 'Features, benefits or steps under a heading: as cards, numbered steps or lines.' });

export const block = defineBlock({
  schema,
});
