import { z } from 'zod';
import { defineBlock } from '#src/blocks/define-block.ts';
import { ground } from '#src/blocks/page-link.ts';
import { slugSchema } from '#src/site/fields.ts';
import { offerView } from '#src/views/offers/offer-view.ts';

const schema = z
  .strictObject({
    offer: slugSchema.nullable().default(null).describe('The offer’s slug; without one, the first that runs.'),
    ground,
  })
  .meta({ title: 'Offer highlight', description: 'One offer large, with its picture beside its words; gone with the offer.' });

/** One offer, large. */
export const block = defineBlock({
  schema,
  load: (context, { offer: slug, ...props }) => {
    const { offers } = context.showroom;
    const offer = slug === null ? offers[0] : offers.find((one) => one.slug === slug);
    return offer === undefined ? null : { ...props, offer: offerView(context, offer), level: 2 as const };
  },
});
