import { z } from 'zod';
import { ground, heading, lead } from '#src/blocks/page-link.ts';

/** The bodies there are most of. */
export const schema = z
  .strictObject({ heading: heading.default('What suits you?'), text: lead, ground })
  .meta({ title: 'Body tiles', description: 'Up to four body types with a picture and a count, the most first.' });
