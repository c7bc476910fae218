import { z } from 'zod';
import { defineBlock } from '#src/blocks/define-block.ts';
import { ground } from '#src/blocks/page-link.ts';
import { slugSchema } from '#src/site/fields.ts';
import { offerView } from '#src/views/offers/offer-view.ts';

const schema = z
  .strictObject({
    offer: slugSchema.nullable().default(null).describe('The slug of the offer; if empty, the first current offer.'),
    ground,
  })
  .meta({
    title: 'Offer highlight',
    description: 'One large offer, with its picture beside its text. Hidden once the offer has ended.',
  });

export const block = defineBlock({
  schema,
  load: (context, { offer: slug, ...props }) => {
    const { offers } = context.showroom;
    const offer = slug === null ? offers[0] : offers.find((one) => one.slug === slug);
    return offer === undefined ? null : { ...props, offer: offerView(context, offer), level: 2 as const };
  },
});
