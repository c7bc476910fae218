import { z } from 'zod';
import { defineBlock } from '#src/blocks/define-block.ts';
import { drawnBody, heading, lead, pageLink, pictureAddress } from '#src/blocks/page-link.ts';
import { cutOutView, pictureView } from '#src/views/images/image-view.ts';
import { fillCount } from '#src/views/pages/fill-count.ts';

const schema = z
  .strictObject({
    heading,
    text: lead.describe('A sentence under the heading; {count} in it is the number of vehicles in stock.'),
    imageUrl: pictureAddress.nullable().default(null),
    primary: pageLink.describe('The one thing to do next.'),
    secondary: pageLink.nullable().default(null).describe('A second, quieter link.'),
    body: drawnBody,
    layout: z
      .enum(['cover', 'split', 'panel', 'stage', 'scene'])
      .default('cover')
      .describe('Whether the words stand on the picture, beside it, with it in a box, or over it in the middle.'),
    isCutOut: z
      .boolean()
      .default(false)
      .describe('The vehicle alone, without the studio of its picture; a panel, a stage and a scene always show it so.'),
    scene: z
      .enum(['water', 'bush', 'city'])
      .default('water')
      .describe('The country behind the vehicle, drawn in the site’s colours.'),
    ground: z.enum(['light', 'tint', 'accent', 'dark']).default('dark').describe('The colour that everything stands on.'),
  })
  .meta({ title: 'Hero', description: 'A large heading with a picture, one main link and perhaps a second.' });

/** Layouts that show the vehicle without the studio of its picture. */
const CUT_OUT_LAYOUTS: readonly z.output<typeof schema>['layout'][] = ['panel', 'stage', 'scene'];

/** The first thing on a page: who we are and the one thing to do next. */
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
