import { z } from 'zod';

const item = z.strictObject({
  icon: z.enum(['check', 'shield', 'clock', 'tag', 'return', 'wheel', 'pin', 'car']).default('check'),
  title: z.string().min(1),
  text: z.string().default(''),
});

/** Why to buy here. */
export const schema = z
  .strictObject({ items: z.array(item).min(2).max(4) })
  .meta({ title: 'Promises', description: 'Two to four short reasons to buy here, each with a small drawing.' });
