import { z } from 'zod';
import { ground } from '#src/blocks/page-link.ts';
import { EMBED_KINDS } from '#src/rules/site/embed-size.ts';

/** What every block that shows an outside page may be told. */
export const embedFields = {
  text: z.string().default(''),
  /** Somewhere to book, or more about what the page speaks of: how large the frame is where nothing is said. */
  kind: z.enum(EMBED_KINDS).default('scheduler'),
  width: z.int().min(200).max(2000).optional(),
  height: z.int().min(200).max(4000).optional(),
  /** Whether the heading is the page's own. */
  isTitle: z.boolean().default(false),
  ground,
};
