import { z } from 'zod';

const link = z.strictObject({ label: z.string().min(1), href: z.string().regex(/^(\/(?!\/)|#)/, 'must be a path on this site') });

/** The first thing on a page: who we are and the one thing to do next. */
export const schema = z
  .strictObject({
    heading: z.string().min(1),
    text: z.string().default(''),
    imageUrl: z.string().nullable().default(null),
    primary: link,
    secondary: link.nullable().default(null),
    /** The body type drawn where there is no picture. */
    body: z.string().default('suv'),
  })
  .meta({ title: 'Hero', description: 'A large heading with a picture, one main link and perhaps a second.' });
