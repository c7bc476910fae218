import { z } from 'zod';
import { pageLink, pictureAddress } from '#src/blocks/page-link.ts';

/** What a page is about. */
export const schema = z
  .strictObject({
    heading: z.string().min(1),
    text: z.string().default(''),
    primary: pageLink.nullable().default(null),
    secondary: pageLink.nullable().default(null),
    /** A vehicle that stands at the end of the band, without the studio of its picture. */
    imageUrl: pictureAddress.nullable().default(null),
    ground: z.enum(['plain', 'tint', 'dark']).default('tint'),
  })
  .meta({ title: 'Page heading', description: 'A page’s own heading in a band, with a sentence, links and perhaps a vehicle.' });
