import { z } from 'zod';
import { ground, heading, lead } from '#src/blocks/page-link.ts';

/** The makes there are most of. */
export const schema = z
  .strictObject({
    heading: heading.default('Find your make'),
    text: lead,
    limit: z.int().min(2).max(24).default(12).describe('How many makes at most.'),
    ground,
  })
  .meta({ title: 'Make tiles', description: 'The makes in stock with their marks and counts, the most first.' });
