import { z } from 'zod';
import { defineBlock } from '#src/blocks/define-block.ts';
import { model } from '#src/blocks/model-fields.ts';
import { pageLink } from '#src/blocks/page-link.ts';
import { viewStage } from '#src/views/models/view-stage.ts';

const schema = z
  .strictObject({
    model,
    jumps: z
      .array(pageLink)
      .max(7)
      .default([])
      .describe('The parts of the page: #features, #inside, #variants, #stock, or another page.'),
  })
  .meta({
    title: 'Model bar',
    description: 'A bar that stays at the top: the model’s name, the parts of its page, Test Drive and Order Now.',
  });

export const block = defineBlock({
  schema,
  load: (context, { model: slug, jumps }, query) => {
    const stage = viewStage(context, slug, query.get('colour'), 'side');
    return stage === null ? null : { name: stage.name, drive: stage.drive, order: stage.order, jumps };
  },
  params: ['colour'],
});
