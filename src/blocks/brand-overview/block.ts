import { z } from 'zod';
import { defineBlock } from '#src/blocks/define-block.ts';
import { viewBrand } from '#src/views/models/view-brand.ts';

const schema = z
  .strictObject({
    brand: z.string().min(1).describe('The name of the make in the catalogue.'),
    heading: z.string().min(1).nullable().default(null).describe('The heading of the page; if empty, the name of the make.'),
    text: z.array(z.string().min(1)).default([]).describe('Text about the make, one entry per paragraph.'),
  })
  .meta({ title: 'Brand overview', description: 'One make: its logo, a text, its stock by type and its models.' });

export const block = defineBlock({
  schema,
  load: (context, { brand, heading, text }) => ({ heading: heading ?? brand, text, brand: viewBrand(context, brand) }),
});
