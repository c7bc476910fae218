import { z } from 'zod';
import { defineBlock } from '#src/blocks/define-block.ts';
import { ground } from '#src/blocks/page-link.ts';
import { salesCount } from '#src/rules/promotions/sales-count.ts';

const schema = z
  .strictObject({
    heading: z.string().min(1).max(80).default('Sold this month').describe('The heading above the number.'),
    text: z.string().max(200).default('').describe('A sentence beside the number that explains it.'),
    ground,
  })
  .meta({
    title: 'Sales counter',
    description:
      'A number that grows with the clock: 192 a day from the first of the month. Shown only when the switch salesCounter is on.',
  });

export const block = defineBlock({
  schema,
  load: ({ site, now }, props) => (site.switches.salesCounter ? { ...props, count: salesCount(now) } : null),
});
