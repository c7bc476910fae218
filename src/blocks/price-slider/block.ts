import { z } from 'zod';
import { defineBlock } from '#src/blocks/define-block.ts';
import { ground } from '#src/blocks/page-link.ts';
import { plural } from '#src/rules/text/plural.ts';
import { vehicleWord } from '#src/views/site/vehicle-word.ts';

const schema = z
  .strictObject({
    heading: z.string().min(1).default('What would you like to spend?').describe('The heading.'),
    text: z.string().default('').describe('A sentence under it.'),
    ground: ground.describe('What lies under it.'),
  })
  .meta({
    title: 'Price slider',
    description: 'Two ends of a price to choose between $5,000 and $250,000, and a search for what lies between.',
  });

/** What to spend. */
export const block = defineBlock({
  schema,
  load: ({ site }, props) => ({ ...props, vehicles: plural(vehicleWord(site)) }),
  isInteractive: true,
});
