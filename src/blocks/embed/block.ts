import { z } from 'zod';
import { defineBlock } from '#src/blocks/define-block.ts';
import { embedFields } from '#src/blocks/embed-fields.ts';
import { embedSize } from '#src/rules/embeds/embed.ts';
import { outsideUrl } from '#src/site/fields.ts';

const schema = z
  .strictObject({
    title: z.string().min(1).describe('What the page is, for everyone who cannot see it.'),
    url: outsideUrl.describe('The page it shows.'),
    ...embedFields,
  })
  .meta({ title: 'Outside page', description: 'One page of another website in a frame, such as a booking service.' });

/** A page of someone else's, such as a scheduler, shown within the page. */
export const block = defineBlock({
  schema,
  load: (_, { kind, width, height, ...props }) => ({ ...props, size: embedSize(kind, { width, height }) }),
  isInteractive: true,
  frames: ({ url }) => [url],
});
