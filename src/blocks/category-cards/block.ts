import { z } from 'zod';
import { defineBlock } from '#src/blocks/define-block.ts';
import { ground, heading, lead, pictureAddress } from '#src/blocks/page-link.ts';
import { siteLink, slugSchema } from '#src/site/fields.ts';
import { pictureView } from '#src/views/images/image-view.ts';

/** Named as manufacturers' lists name them (ledger E4). */
const card = z.strictObject({
  id: slugSchema.describe('A name for the card, used once on its page.'),
  title: z.string().min(1).describe('The title of the card.'),
  description: z.string().default('').describe('A sentence under the title; empty for none.'),
  imageUrl: pictureAddress,
  href: siteLink.describe('Where the card leads.'),
});

const schema = z
  .strictObject({
    heading,
    text: lead,
    cards: z
      .array(card)
      .min(2)
      .max(8)
      .refine((cards) => new Set(cards.map(({ id }) => id)).size === cards.length, 'two cards have the same id')
      .describe('The cards, in order.'),
    ground,
  })
  .meta({ title: 'Category cards', description: 'Large pictures, each linking to a page.' });

export const block = defineBlock({
  schema,
  load: (context, { cards, ...props }) => ({
    ...props,
    cards: cards.map(({ imageUrl, ...rest }) => ({ ...rest, picture: pictureView(context, imageUrl) })),
  }),
});
