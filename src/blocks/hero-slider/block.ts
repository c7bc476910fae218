import { z } from 'zod';
import { defineBlock } from '#src/blocks/define-block.ts';
import { pageLink, pictureAddress } from '#src/blocks/page-link.ts';
import { cutOutView } from '#src/views/images/image-view.ts';

/** Named as manufacturers' lists name them (ledger E4). */
const item = z.strictObject({
  heading: z.string().min(1).max(60).describe('The heading of the slide.'),
  desc: z.string().max(200).default('').describe('A sentence under the heading; empty for none.'),
  image: z
    .strictObject({
      url: pictureAddress,
      alt: z.string().default('').describe('What the picture shows, for visitors who can’t see it.'),
    })
    .describe('The picture.'),
  isPrimary: z.boolean().default(false).describe('Whether it comes first; its heading is then the title of the page.'),
  link: pageLink.nullable().default(null).describe('Where the slide leads; empty for nowhere.'),
});

const schema = z
  .strictObject({
    label: z.string().min(1).describe('The name of the slider for visitors who use a screen reader.'),
    items: z
      .array(item)
      .min(1)
      .max(8)
      .refine((items) => items.filter(({ isPrimary }) => isPrimary).length < 2, 'only one slide can be the primary one')
      .describe('The slides, in order; the primary one comes first.'),
  })
  .meta({
    title: 'Hero slider',
    description: 'Slides across the page on the site’s dark colour, one at a time, to swipe or change with arrows.',
  });

export const block = defineBlock({
  schema,
  load: (context, { label, items }) => ({
    label,
    items: items
      .toSorted((a, b) => Number(b.isPrimary) - Number(a.isPrimary))
      .map(({ image, ...rest }) => ({ ...rest, picture: { ...cutOutView(context, image.url), alt: image.alt } })),
  }),
  opensUnderHeader: true,
});
