import { z } from 'zod';
import { ground } from '#src/blocks/page-link.ts';

/** The makes there are most of. */
export const schema = z
  .strictObject({
    heading: z.string().min(1).default('Find your make'),
    text: z.string().default(''),
    limit: z.int().min(2).max(24).default(12),
    ground,
  })
  .meta({ title: 'Make tiles', description: 'The makes in stock with their marks and counts, the most first.' });
