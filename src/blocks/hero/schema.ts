import { z } from 'zod';
import { pageLink, pictureAddress } from '#src/blocks/page-link.ts';

/** The first thing on a page: who we are and the one thing to do next. */
export const schema = z
  .strictObject({
    heading: z.string().min(1),
    text: z.string().default(''),
    imageUrl: pictureAddress.nullable().default(null),
    primary: pageLink,
    secondary: pageLink.nullable().default(null),
    /** The body type drawn where there is no picture. */
    body: z.string().default('suv'),
    /** Whether the words stand on the picture, beside it, with it in a box, or over it in the middle. */
    layout: z.enum(['cover', 'split', 'panel', 'stage', 'scene']).default('cover'),
    /** The vehicle alone, without the studio of its picture; a panel, a stage and a scene always show it so. */
    isCutOut: z.boolean().default(false),
    /** The country behind the vehicle, drawn in the site's colours. */
    scene: z.enum(['water', 'bush', 'city']).default('water'),
    ground: z.enum(['light', 'tint', 'accent', 'dark']).default('dark'),
  })
  .meta({ title: 'Hero', description: 'A large heading with a picture, one main link and perhaps a second.' });
