import { z } from 'zod';
import { defineBlock } from '#src/blocks/define-block.ts';
import { model } from '#src/blocks/model-fields.ts';
import { pageLink } from '#src/blocks/page-link.ts';
import { findModel } from '#src/use-cases/models/find-model.ts';
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

type Model = NonNullable<ReturnType<typeof findModel>>;

/** The parts that a page has only if the model has what they show. */
const PARTS: Readonly<Record<string, (model: Model) => boolean>> = {
  '#variants': ({ variants }) => variants.length > 0,
  '#inside': ({ interiors }) => interiors.length > 0,
  '#stock': ({ count }) => count > 0,
};

export const block = defineBlock({
  schema,
  load: (context, { model: slug, jumps }, query) => {
    const found = findModel(context, slug);
    const stage = viewStage(context, slug, query.get('colour'), 'side');
    if (found === null || stage === null) return null;
    const { name, drive, order } = stage;
    return { name, drive, order, jumps: jumps.filter(({ href }) => PARTS[href]?.(found) !== false) };
  },
  params: ['colour'],
});
