import { z } from 'zod';
import { defineBlock } from '#src/blocks/define-block.ts';
import { viewBrand } from '#src/views/models/view-brand.ts';

const schema = z
  .strictObject({
    brand: z.string().min(1).describe('The make, by its name in the catalogue.'),
    heading: z.string().min(1).nullable().default(null).describe('The heading of the page; empty for the make’s name.'),
    text: z.array(z.string().min(1)).default([]).describe('What the dealer says of it, by paragraphs.'),
  })
  .meta({ title: 'Brand overview', description: 'A make with its logo, words, what is in stock by type, and its models.' });

/** One make of a group's site. */
export const block = defineBlock({
  schema,
  load: (context, { brand, heading, text }) => ({ heading: heading ?? brand, text, brand: viewBrand(context, brand) }),
});
