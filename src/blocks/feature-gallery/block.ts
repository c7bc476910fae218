import { z } from 'zod';
import { defineBlock } from '#src/blocks/define-block.ts';
import { angle, model } from '#src/blocks/model-fields.ts';
import { ground, heading, lead, pictureAddress } from '#src/blocks/page-link.ts';
import { chosenColour } from '#src/rules/models/swatches.ts';
import { findModel } from '#src/use-cases/models/find-model.ts';
import { pictureView } from '#src/views/images/image-view.ts';
import { colouredPicture } from '#src/views/models/painted-view.ts';

const MOST_WORDS = 80;

const feature = z.strictObject({
  title: z.string().min(1).describe('The title of the feature, in a few words.'),
  text: z.string().min(1).describe('A sentence about it, below its picture.'),
  story: z
    .string()
    .refine((text) => text.split(/\s+/).length <= MOST_WORDS, `must be ${MOST_WORDS} words at most`)
    .default('')
    .describe('The whole story, 80 words at most, shown when the picture is opened; if empty, the sentence is shown again.'),
  angle: angle
    .nullable()
    .default(null)
    .describe('The angle the model is seen from, in the chosen colour; empty for a picture of its own.'),
  imageUrl: pictureAddress.nullable().default(null),
});

const schema = z
  .strictObject({
    model: model.nullable().default(null).describe('The model to paint in the chosen colour; empty for none.'),
    heading,
    text: lead,
    items: z.array(feature).min(1).max(12).describe('The features, in order.'),
    ground,
  })
  .meta({ title: 'Feature gallery', description: 'Pictures with a sentence each, which open in a dialog with the whole story.' });

export const block = defineBlock({
  schema,
  load: (context, { model: slug, items, ...props }, query) => {
    const found = findModel(context, slug);
    const colour = found === null ? null : chosenColour(found.colours, null, query.get('colour'));
    return {
      ...props,
      body: found?.bodies[0] ?? 'suv',
      items: items.map(({ angle: from, imageUrl, story, ...item }) => ({
        ...item,
        story: story === '' ? item.text : story,
        isPainted: from !== null && found !== null && colour !== null,
        picture:
          imageUrl !== null
            ? pictureView(context, imageUrl)
            : found === null || from === null
              ? null
              : colouredPicture(context, found, colour, { angle: from, isCutOut: false }),
      })),
    };
  },
  params: ['colour'],
});
