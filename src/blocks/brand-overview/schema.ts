import { z } from 'zod';

/** One make of a group's site. */
export const schema = z
  .strictObject({
    brand: z.string().min(1).describe('The make, by its name in the catalogue.'),
    heading: z.string().min(1).nullable().default(null).describe('The heading of the page; empty for the make’s name.'),
    text: z.array(z.string().min(1)).default([]).describe('What the dealer says of it, by paragraphs.'),
  })
  .meta({ title: 'Brand overview', description: 'A make with its logo, words, what is in stock by type, and its models.' });
