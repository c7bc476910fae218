import { z } from 'zod';
import { slugSchema } from '#src/site/location-file.ts';

/** The head of a contact page (ledger D2). */
export const schema = z
  .strictObject({
    heading: z.string().min(1).default('Contact us'),
    text: z.string().default(''),
    /** Which location; the primary one where none is named. */
    location: slugSchema.optional(),
    /** Where the button for a message leads: to a form on this page, or to another page. */
    contactHref: z
      .string()
      .regex(/^(\/(?!\/)|#)/, 'must be a path on this site')
      .default('#contact-form'),
  })
  .meta({
    title: 'Contact hero',
    description: 'The head of a contact page: how the primary location is reached, and where it is.',
  });
