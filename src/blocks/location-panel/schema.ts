import { z } from 'zod';
import { ground, heading, lead } from '#src/blocks/page-link.ts';

/** Where the dealer is and when it is open. */
export const schema = z
  .strictObject({
    heading: heading.default('Come and see us'),
    text: lead,
    which: z.enum(['primary', 'all']).default('primary').describe('The primary location alone, or every one that is shown.'),
    ground,
  })
  .meta({ title: 'Location panel', description: 'The address, telephone and opening hours of one location or of all.' });
