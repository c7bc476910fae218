import { z } from 'zod';
import { defineBlock } from '#src/blocks/define-block.ts';
import { pageLink, pictureAddress } from '#src/blocks/page-link.ts';
import { isShowing } from '#src/rules/promotions/showing-times.ts';
import { dateFields, refuseEndBeforeStart } from '#src/site/fields.ts';
import { cutOutView, pictureView } from '#src/views/images/image-view.ts';
import { fillCount } from '#src/views/pages/fill-count.ts';

const slide = z
  .strictObject({
    heading: z.string().min(1).max(80).describe('The heading of the slide.'),
    text: z.string().max(200).default('').describe('A sentence under the heading; empty for none.'),
    imageUrl: pictureAddress.describe('The picture; one of 1920 by 540 pixels fills the slide.'),
    layout: z
      .enum(['cut-out', 'cover'])
      .default('cut-out')
      .describe('Cut-out: the vehicle without its background, beside the text. Cover: the picture behind the text.'),
    link: pageLink.describe('Where the slide leads.'),
    ground: z.enum(['dark', 'accent', 'tint']).default('dark').describe('The background colour.'),
    ...dateFields,
  })
  .superRefine((dates, context) => refuseEndBeforeStart(dates, context));

const schema = z
  .strictObject({
    label: z.string().min(1).default('Promotions').describe('The name of the slider for visitors who use a screen reader.'),
    slides: z.array(slide).min(1).max(8).describe('The slides, in order; each may have its own dates.'),
  })
  .meta({
    title: 'Promotions slider',
    description: 'Wide slides of 1920 by 540 pixels, one at a time, to swipe or change with arrows.',
  });

export const block = defineBlock({
  schema,
  load: (context, { label, slides }) => ({
    label,
    slides: slides
      .filter((slide) => isShowing(slide, context.now))
      .map(({ heading, text, imageUrl, layout, link, ground }) => ({
        heading,
        text: fillCount(context, text),
        picture: (layout === 'cut-out' ? cutOutView : pictureView)(context, imageUrl),
        layout,
        link: { ...link, label: fillCount(context, link.label) },
        ground,
      })),
  }),
});
