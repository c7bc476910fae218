import { z } from 'zod';
import { defineBlock } from '#src/blocks/define-block.ts';
import { embedFields } from '#src/blocks/embed-fields.ts';
import { embedSize } from '#src/rules/embeds/embed.ts';
import { outsideUrl } from '#src/site/fields.ts';

const schema = z
  .strictObject({
    title: z.string().min(1).describe('A title for the page, for visitors who use a screen reader.'),
    url: outsideUrl.describe('The address of the page to show.'),
    ...embedFields,
  })
  .meta({ title: 'Embedded page', description: 'One page of another website, such as a booking service.' });

export const block = defineBlock({
  schema,
  load: (_, { kind, width, height, ...props }) => ({ ...props, size: embedSize(kind, { width, height }) }),
  frames: ({ url }) => [url],
});
