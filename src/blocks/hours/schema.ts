import { z } from 'zod';
import { ground, heading, lead } from '#src/blocks/page-link.ts';

/** When the dealer's locations are open. */
export const schema = z
  .strictObject({
    heading: heading.default('Opening hours'),
    text: lead,
    variant: z
      .enum(['table', 'tabs', 'dropdown'])
      .default('table')
      .describe('Locations side by side, one at a time in tabs, or each behind a line that says whether it is open.'),
    which: z.enum(['primary', 'all']).default('all').describe('The primary location alone, or every one that is shown.'),
    ground,
  })
  .meta({ title: 'Opening hours', description: 'The opening hours of one location or of all, with special dates and open now.' });
