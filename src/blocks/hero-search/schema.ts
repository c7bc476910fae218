import { z } from 'zod';

/** The stock search in a few fields, for the top of a home page. */
export const schema = z
  .strictObject({
    heading: z
      .string()
      .min(1)
      .default('Find your next {vehicle}')
      .describe('The heading; {vehicle} in it is the site’s own word.'),
    hasText: z.boolean().default(true).describe('Whether there is a field for plain words, such as “7 seat diesel under 45k”.'),
    overlapsHero: z.boolean().default(true).describe('Whether it stands partly on the block before it, as it does under a hero.'),
  })
  .meta({
    title: 'Hero search',
    description: 'Searches the stock by make, model, price or plain words, right under the hero.',
  });
