import { z } from 'zod';
import { defineBlock } from '#src/blocks/define-block.ts';
import { ground } from '#src/blocks/page-link.ts';
import { plural } from '#src/rules/text/plural.ts';
import { vehicleWord } from '#src/views/site/vehicle-word.ts';

const schema = z
  .strictObject({
    heading: z.string().min(1).default('What would you like to spend?').describe('The heading of the section.'),
    text: z.string().default('').describe('A sentence under the heading; empty for none.'),
    ground,
  })
  .meta({
    title: 'Price slider',
    description: 'A slider for the lowest and highest price, from $5,000 to $250,000, that searches the stock.',
  });

export const block = defineBlock({
  schema,
  load: ({ site }, props) => ({ ...props, vehicles: plural(vehicleWord(site)) }),
});
