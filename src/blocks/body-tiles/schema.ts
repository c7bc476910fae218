import { z } from 'zod';
import { ground } from '#src/blocks/page-link.ts';

/** The bodies there are most of. */
export const schema = z
  .strictObject({ heading: z.string().min(1).default('What suits you?'), text: z.string().default(''), ground })
  .meta({ title: 'Body tiles', description: 'Up to four body types with a picture and a count, the most first.' });
