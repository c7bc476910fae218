import { z } from 'zod';
import { pageLink, pictureAddress } from '#src/blocks/page-link.ts';
import { dateFields, refuseEndBeforeStart } from '#src/site/fields.ts';

const slide = z
  .strictObject({
    heading: z.string().min(1).max(80).describe('What is promoted.'),
    text: z.string().max(200).default('').describe('A sentence under it.'),
    imageUrl: pictureAddress.describe('Its picture; one of 1920 by 540 pixels fills the slide.'),
    layout: z
      .enum(['cut-out', 'cover'])
      .default('cut-out')
      .describe('Whether a vehicle stands beside the words, or the picture lies under them.'),
    link: pageLink.describe('Where the slide leads.'),
    ground: z.enum(['dark', 'accent', 'tint']).default('dark').describe('The colour of the slide.'),
    ...dateFields,
  })
  .superRefine((dates, context) => refuseEndBeforeStart(dates, context));

/** Promotions to swipe through. */
export const schema = z
  .strictObject({
    label: z.string().min(1).default('Promotions').describe('What the row is called, for those who do not see it.'),
    slides: z.array(slide).min(1).max(8).describe('The slides, in order; each may have its own dates.'),
  })
  .meta({ title: 'Promotions slider', description: 'Wide slides of 1920 by 540, one at a time, swiped or moved by arrows.' });
