import { z } from 'zod';
import { ground } from '#src/blocks/page-link.ts';

/** When the dealer's locations are open. */
export const schema = z
  .strictObject({
    heading: z.string().min(1).default('Opening hours'),
    text: z.string().default(''),
    /** Side by side, one at a time, or each behind a line that says whether it is open. */
    variant: z.enum(['table', 'tabs', 'dropdown']).default('table'),
    /** The primary location alone, or every one that is shown. */
    which: z.enum(['primary', 'all']).default('all'),
    ground,
  })
  .meta({ title: 'Opening hours', description: 'The opening hours of one location or of all, with special dates and open now.' });
