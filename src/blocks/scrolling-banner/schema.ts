import { z } from 'zod';
import { pageLink } from '#src/blocks/page-link.ts';

/** A line that runs across the page. */
export const schema = z
  .strictObject({
    text: z.string().min(1).max(80).describe('A few words, said over and over.'),
    href: pageLink.shape.href.default('/special-offers').describe('Where the banner leads.'),
    ground: z.enum(['dark', 'accent', 'tint']).default('accent').describe('The colour of the banner.'),
  })
  .meta({ title: 'Scrolling banner', description: 'A band across the page with a few words that run past, and one link.' });
