import { z } from 'zod';
import { defineBlock } from '#src/blocks/define-block.ts';
import { ground, heading, isTitle, lead, pageLink } from '#src/blocks/page-link.ts';
import { offersAbout } from '#src/rules/offers/shown-offers.ts';
import { offerCard } from '#src/views/offers/offer-view.ts';

const schema = z
  .strictObject({
    heading,
    text: lead,
    isTitle,
    category: z.string().min(1).nullable().default(null).describe('Show only offers of this category; empty for all.'),
    manufacturer: z.string().min(1).nullable().default(null).describe('Show only offers about this make; empty for all.'),
    limit: z.int().min(1).max(48).default(24).describe('The largest number of offers to show.'),
    link: pageLink.nullable().default(null).describe('A link to more offers; empty for none.'),
    whenEmpty: z
      .strictObject({
        text: z.string().min(1).describe('The text to show.'),
        link: pageLink.describe('A link below the text.'),
      })
      .nullable()
      .default(null)
      .describe('What to show when there are no current offers; if empty, the block is hidden.'),
    ground,
  })
  .meta({ title: 'Offers', description: 'Cards of the current offers: all of them, or those of one category or make.' });

export const block = defineBlock({
  schema,
  load: (context, { category, manufacturer, limit, ...props }) => ({
    ...props,
    offers: offersAbout(context.showroom.offers, { category, manufacturer })
      .slice(0, limit)
      .map((offer) => offerCard(context, offer)),
  }),
});
