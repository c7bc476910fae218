import { z } from 'zod';
import { instant, refuseEndBeforeStart, searchFilter, siteOrWebAddress, slugSchema } from '#src/site/fields.ts';

const picture = siteOrWebAddress.max(500);
/** An offer of a dealership in a site's file (ledger O9). Its HTML is sanitised when the file is applied. */
export const offerSchema = z
  .strictObject({
    slug: slugSchema.describe('The offer’s permanent name in addresses.'),
    name: z.string().trim().min(1).max(120).describe('The name of the offer.'),
    description: z
      .string()
      .max(20_000)
      .default('')
      .describe('The offer’s text, as HTML. Unsafe HTML is removed when the file is applied.'),
    disclaimer: z
      .string()
      .max(20_000)
      .default('')
      .describe('The offer’s terms, as HTML. Unsafe HTML is removed when the file is applied.'),
    category: z.string().min(1).max(60).nullable().default(null).describe('The kind of offer, such as Finance offer.'),
    image_url: picture.nullable().default(null).describe('The offer’s picture. Leave empty to show the picture of its model.'),
    manufacturer: z
      .string()
      .min(1)
      .nullable()
      .default(null)
      .meta({ title: 'Make', description: 'The make that the offer is about. Sites of other makes do not show it.' }),
    model: slugSchema.nullable().default(null).describe('The model that the offer is about, by its slug in the catalogue.'),
    stock_filter: searchFilter.nullable().default(null).meta({
      title: 'Vehicles shown with it',
      description: 'A filter for the vehicles shown with the offer. Leave empty to show those of its model or make.',
    }),
    excluded_sites: z.array(slugSchema).default([]).meta({
      title: 'Sites that do not show it',
      description: 'Slugs of sites that share the dealership but do not show the offer.',
    }),
    starts: instant.nullable().default(null).describe('The offer is shown from this time. Leave empty to show it now.'),
    expires: instant.nullable().default(null).describe('The offer is hidden from this time on. Leave empty for no end.'),
  })
  .superRefine(({ starts, expires }, context) => refuseEndBeforeStart({ from: starts, until: expires }, context, 'expires'))
  .refine(({ model, manufacturer }) => model === null || manufacturer !== null, {
    path: ['manufacturer'],
    message: 'a model needs its manufacturer beside it',
  });

export type OfferFile = z.output<typeof offerSchema>;
