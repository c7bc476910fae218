import { z } from 'zod';
import { ground, isTitle, lead } from '#src/blocks/page-link.ts';
import { EMBED_KINDS } from '#src/rules/embeds/embed.ts';

/** Fields of every block that shows a page of another website. */
export const embedFields = {
  text: lead,
  kind: z
    .enum(EMBED_KINDS)
    .default('scheduler')
    .describe('A booking service or further information; decides the size of the frame if no width or height is set.'),
  width: z.int().min(200).max(2000).optional().describe('The width of the frame in pixels; if empty, it depends on the kind.'),
  height: z.int().min(200).max(4000).optional().describe('The height of the frame in pixels; if empty, it depends on the kind.'),
  isTitle,
  ground,
};
