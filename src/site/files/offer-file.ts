import { z } from 'zod';
import { parseSearchFilter } from '#src/rules/stock/search-filter.ts';
import { siteOrWebAddress } from '#src/site/site-address.ts';
import { slugSchema } from './location-file.ts';

const instant = z.iso.datetime({
  offset: true,
  message: 'must be a date and time with its offset, such as 2026-06-30T23:59:59+10:00',
});
const picture = siteOrWebAddress.max(500);
const filter = z.string().superRefine((text, context) => {
  const parsed = parseSearchFilter(text);
  if (!parsed.ok) context.addIssue(`the filter does not parse: ${parsed.reason}`);
});

/** An offer of a dealership, as a site's file has it (ledger O9). Its HTML is made safe when the file is applied. */
export const offerSchema = z
  .strictObject({
    slug: slugSchema.describe('Its name for good: an offer that keeps it keeps its address.'),
    name: z.string().trim().min(1).max(120).describe('What it is called.'),
    description: z.string().max(20_000).default('').describe('What it is, as HTML; it is made safe when the file is applied.'),
    disclaimer: z.string().max(20_000).default('').describe('Its terms, as HTML; made safe likewise.'),
    category: z.string().min(1).max(60).nullable().default(null).describe('What kind of offer it is, such as Finance offer.'),
    image_url: picture.nullable().default(null).describe('Its picture; without one its model’s is shown.'),
    manufacturer: z
      .string()
      .min(1)
      .nullable()
      .default(null)
      .describe('The make it is about; on another make’s site it is not shown.'),
    model: slugSchema.nullable().default(null).describe('The model it is about, by its slug in the catalogue.'),
    stock_filter: filter
      .nullable()
      .default(null)
      .describe('Which vehicles stand beside it, where they are not its model’s or its make’s.'),
    excluded_sites: z
      .array(slugSchema)
      .default([])
      .describe('Slugs of sites that share the dealership and do not show the offer.'),
    starts: instant.nullable().default(null).describe('From when it is shown; from now without one.'),
    expires: instant.nullable().default(null).describe('When it is gone; never without one.'),
  })
  .refine(({ starts, expires }) => starts === null || expires === null || Date.parse(starts) < Date.parse(expires), {
    path: ['expires'],
    message: 'it ends before it begins',
  })
  .refine(({ model, manufacturer }) => model === null || manufacturer !== null, {
    path: ['manufacturer'],
    message: 'a model needs its manufacturer beside it',
  });

export type OfferFile = z.output<typeof offerSchema>;
