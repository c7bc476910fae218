import { z } from 'zod';
import { heading, lead, pageLink, pictureAddress } from '#src/blocks/page-link.ts';

/** What a page is about. */
export const schema = z
  .strictObject({
    heading,
    text: lead,
    primary: pageLink.nullable().default(null).describe('The main thing to do.'),
    secondary: pageLink.nullable().default(null).describe('Another thing to do.'),
    imageUrl: pictureAddress
      .nullable()
      .default(null)
      .describe('A vehicle that stands at the end of the band, without the studio of its picture.'),
    ground: z.enum(['plain', 'tint', 'dark']).default('tint').describe('What lies under the band.'),
  })
  .meta({ title: 'Page heading', description: 'A page’s own heading in a band, with a sentence, links and perhaps a vehicle.' });
