import { z } from 'zod';
import { ground, pageLink } from '#src/blocks/page-link.ts';

const item = z.strictObject({
  icon: z
    .enum(['check', 'shield', 'clock', 'tag', 'return', 'wheel', 'pin', 'car', 'phone', 'plug', 'fuel', 'truck', 'gear', 'mail'])
    .default('check'),
  title: z.string().min(1),
  text: z.string().default(''),
  link: pageLink.nullable().default(null),
});

/** What there is, what is covered, or what happens next. */
export const schema = z
  .strictObject({
    heading: z.string().min(1),
    text: z.string().default(''),
    items: z.array(item).min(2).max(12),
    /** Cards with small drawings, steps in their order, or lines of a name and what it means. */
    look: z.enum(['cards', 'steps', 'lines']).default('cards'),
    ground,
  })
  .meta({ title: 'Points', description: 'Points under a heading, as cards, as numbered steps or as lines.' });
