import { z } from 'zod';
import { defineBlock } from '#src/blocks/define-block.ts';
import { ground } from '#src/blocks/page-link.ts';
import { startAgainst } from '#src/views/trade-in/valuation-start.ts';

const schema = z
  .strictObject({
    heading: z.string().min(1).max(120).default('What’s your car worth?').describe('The heading.'),
    text: z.string().max(300).default('An instant offer in 2 minutes.').describe('The sentence below the heading.'),
    points: z.array(z.string().min(1)).max(6).default([]).describe('Short points below the form, such as what it costs.'),
    ground,
  })
  .meta({
    title: 'Valuation',
    description: 'Where shoppers start selling their car: from its registration to an offer, with how it was worked out.',
  });

export const block = defineBlock({
  schema,
  load: async (context, props, query) => ({ ...props, start: await startAgainst(context, query.get('car_id')) }),
  params: () => ['car_id'],
  form: () => 'valuation',
  staysForVehicle: true,
});
