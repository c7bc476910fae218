import { z } from 'zod';
import { defineBlock } from '#src/blocks/define-block.ts';
import { model } from '#src/blocks/model-fields.ts';
import { heading } from '#src/blocks/page-link.ts';
import { findModel } from '#src/use-cases/models/find-model.ts';
import { pictureView } from '#src/views/images/image-view.ts';

const schema = z
  .strictObject({
    model,
    heading,
    text: z.string().default('').describe('A sentence below the colours, such as which variant has which; empty for none.'),
  })
  .meta({ title: 'Interior colours', description: 'The cabin of a model in each of its interior colours, one at a time.' });

export const block = defineBlock({
  schema,
  load: (context, { model: slug, ...props }, query) => {
    const found = findModel(context, slug);
    if (found === null || found.interiors.length === 0) return null;
    return {
      ...props,
      name: found.name,
      chosen: Math.max(
        0,
        found.interiors.findIndex(({ id }) => id === query.get('interior')),
      ),
      interiors: found.interiors.map(({ id, name, hexCode, imageUrl }) => ({
        id,
        name,
        hexCode,
        picture: pictureView(context, imageUrl),
      })),
    };
  },
  params: ['interior'],
});
