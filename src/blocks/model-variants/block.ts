import { z } from 'zod';
import { defineBlock } from '#src/blocks/define-block.ts';
import { model } from '#src/blocks/model-fields.ts';
import { ground, heading } from '#src/blocks/page-link.ts';
import { viewVariants } from '#src/views/models/view-variants.ts';

const schema = z
  .strictObject({
    model,
    heading,
    note: z.string().default('').describe('A sentence below the variants, such as how range is measured; empty for none.'),
    ground,
  })
  .meta({ title: 'Model variants', description: 'A model’s variants in columns: price, five figures and a way to order each.' });

export const block = defineBlock({
  schema,
  load: (context, { model: slug, ...props }, query) => {
    const view = viewVariants(context, slug, query.get('colour'));
    return view === null ? null : { ...props, view };
  },
  params: ['colour'],
});
