import { z } from 'zod';
import { defineBlock } from '#src/blocks/define-block.ts';
import { ground, pageLink } from '#src/blocks/page-link.ts';
import { offersAbout } from '#src/rules/offers/shown-offers.ts';
import { offerCard } from '#src/views/offers/offer-view.ts';

const schema = z
  .strictObject({
    heading: z.string().min(1).describe('What stands over them.'),
    text: z.string().default('').describe('A sentence under the heading.'),
    isTitle: z.boolean().default(false).describe('Whether the heading is the page’s own.'),
    category: z.string().min(1).nullable().default(null).describe('Only offers of this category.'),
    manufacturer: z.string().min(1).nullable().default(null).describe('Only offers about this make.'),
    limit: z.int().min(1).max(48).default(24).describe('How many at most.'),
    link: pageLink.nullable().default(null).describe('A way to more of them.'),
    whenEmpty: z
      .strictObject({
        text: z.string().min(1).describe('What is said.'),
        link: pageLink.describe('A way on.'),
      })
      .nullable()
      .default(null)
      .describe('What is said where no offer runs; without it the block is not there.'),
    ground,
  })
  .meta({ title: 'Offers', description: 'Cards of the offers that run, all or those of one category or make.' });

/** Offers side by side. */
export const block = defineBlock({
  schema,
  load: (context, { category, manufacturer, limit, ...props }) => ({
    ...props,
    offers: offersAbout(context.showroom.offers, { category, manufacturer })
      .slice(0, limit)
      .map((offer) => offerCard(context, offer)),
  }),
});
