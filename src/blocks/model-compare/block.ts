import { z } from 'zod';
import { defineBlock } from '#src/blocks/define-block.ts';
import { slugSchema } from '#src/site/fields.ts';
import { COMPARE_PARAMS, viewComparison } from '#src/views/models/compare-models.ts';

const schema = z
  .strictObject({
    label: z.string().default('Compare').describe('A word above the heading; empty for none.'),
    heading: z.string().min(1).describe('The heading of the page.'),
    models: z
      .array(slugSchema)
      .max(40)
      .default([])
      .describe('The models to choose from, by the name in their addresses; empty for all that have variants.'),
    left: slugSchema.nullable().default(null).describe('The variant at the left at first, such as im5-performance.'),
    right: slugSchema.nullable().default(null).describe('The variant at the right at first.'),
    note: z.string().default('').describe('A sentence below the comparison; empty for none.'),
  })
  .meta({ title: 'Model comparison', description: 'Two models side by side, up to four on a wide screen, in their colours.' });

export const block = defineBlock({
  schema,
  load: (context, { models, left, right, ...props }, query) => ({
    ...props,
    comparison: viewComparison(context, { models, left, right }, query),
  }),
  params: COMPARE_PARAMS,
});
