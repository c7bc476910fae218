import { z } from 'zod';
import { defineBlock } from '#src/blocks/define-block.ts';
import { drawnBody, heading, lead, pageLink, pictureAddress } from '#src/blocks/page-link.ts';
import { cutOutView, pictureView } from '#src/views/images/image-view.ts';
import { fillCount } from '#src/views/pages/fill-count.ts';

const schema = z
  .strictObject({
    heading,
    text: lead.describe('A sentence under the heading; {count} becomes the number of vehicles in stock.'),
    imageUrl: pictureAddress.nullable().default(null),
    primary: pageLink.describe('The main button.'),
    secondary: pageLink.nullable().default(null).describe('A second, less prominent link; empty for none.'),
    body: drawnBody,
    layout: z
      .enum(['cover', 'split', 'panel', 'stage', 'scene'])
      .default('cover')
      .describe(
        'Cover: text on the picture. Split: text beside it. Panel: both in a box. Stage and scene: text centred above the vehicle.',
      ),
    isCutOut: z
      .boolean()
      .default(false)
      .describe('Shows the vehicle without the background of its picture. Panel, stage and scene always do.'),
    scene: z
      .enum(['water', 'bush', 'city'])
      .default('water')
      .describe('The landscape behind the vehicle in the scene layout, drawn in the site’s colours.'),
    ground: z.enum(['light', 'tint', 'accent', 'dark']).default('dark').describe('The background colour.'),
  })
  .meta({ title: 'Hero', description: 'A large heading with a picture, a main button and an optional second link.' });

/** Layouts that always show the vehicle without the background of its picture. */
const CUT_OUT_LAYOUTS: readonly z.output<typeof schema>['layout'][] = ['panel', 'stage', 'scene'];

export const block = defineBlock({
  schema,
  load: (context, { imageUrl, ...props }) => {
    const isCutOut = props.isCutOut || CUT_OUT_LAYOUTS.includes(props.layout);
    return {
      ...props,
      isCutOut,
      text: fillCount(context, props.text),
      primary: { ...props.primary, label: fillCount(context, props.primary.label) },
      picture: imageUrl === null ? null : (isCutOut ? cutOutView : pictureView)(context, imageUrl),
    };
  },
  opensUnderHeader: true,
});
