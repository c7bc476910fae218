import { z } from 'zod';
import { defineBlock } from '#src/blocks/define-block.ts';
import { angle, model } from '#src/blocks/model-fields.ts';
import { lead } from '#src/blocks/page-link.ts';
import { viewStage } from '#src/views/models/view-stage.ts';

const schema = z
  .strictObject({
    model,
    text: lead,
    angle: angle.default('side'),
    isTitle: z.boolean().default(true).describe('Whether the model’s name is the title of the page.'),
  })
  .meta({ title: 'Model stage', description: 'A model in its colours, with its best figures, Test Drive and Order Now.' });

export const block = defineBlock({
  schema,
  load: (context, { model: slug, text, angle: from, isTitle }, query) => {
    const stage = viewStage(context, slug, query.get('colour'), from);
    return stage === null ? null : { stage, text, headingLevel: isTitle ? (1 as const) : (2 as const) };
  },
  params: ['colour'],
  opensUnderHeader: true,
});
