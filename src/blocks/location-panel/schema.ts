import { z } from 'zod';
import { ground } from '#src/blocks/page-link.ts';

/** Where the dealer is and when it is open. */
export const schema = z
  .strictObject({
    heading: z.string().min(1).default('Come and see us'),
    text: z.string().default(''),
    /** The primary location alone, or every one that is shown. */
    which: z.enum(['primary', 'all']).default('primary'),
    ground,
  })
  .meta({ title: 'Location panel', description: 'The address, telephone and opening hours of one location or of all.' });
