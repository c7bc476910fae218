import { z } from 'zod';
import { ground, isTitle, lead } from '#src/blocks/page-link.ts';
import { EMBED_KINDS } from '#src/rules/embeds/embed.ts';

/** What every block that shows an outside page may be told. */
export const embedFields = {
  text: lead,
  kind: z
    .enum(EMBED_KINDS)
    .default('scheduler')
    .describe('Somewhere to book, or more about what the page speaks of: how large the frame is where nothing is said.'),
  width: z.int().min(200).max(2000).optional().describe('The frame’s width in pixels.'),
  height: z.int().min(200).max(4000).optional().describe('The frame’s height in pixels.'),
  isTitle,
  ground,
};
