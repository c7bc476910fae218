import { z } from 'zod';
import { pageLink, pictureAddress } from '#src/blocks/page-link.ts';

const step = z.strictObject({ title: z.string().min(1), text: z.string().default('') });

/** A story of the dealer's own. */
export const schema = z
  .strictObject({
    heading: z.string().min(1),
    text: z.string().default(''),
    steps: z.array(step).max(5).default([]),
    link: pageLink.nullable().default(null),
    imageUrl: pictureAddress.nullable().default(null),
    /** The body type drawn where there is no picture. */
    body: z.string().default('suv'),
  })
  .meta({ title: 'Text with picture', description: 'Words or numbered steps beside a picture, on the site’s dark colour.' });
