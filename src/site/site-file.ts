import { z } from 'zod';
import { slugOf } from '#src/rules/text/slug.ts';
import { locationSchema, slugSchema } from './location-file.ts';
import { menuSchema } from './menu.ts';
import { themeSchema } from './theme.ts';

const switches = z.record(z.string(), z.unknown()).default({});
const host = z
  .string()
  .regex(
    /^(?=.{1,253}$)[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/,
    'must be a host name such as www.example.com.au',
  );

const dealership = z.strictObject({
  slug: slugSchema,
  name: z.string().min(1),
  average_rating: z.number().min(0).max(5).nullable().default(null),
  review_count: z.int().min(0).default(0),
  /** Stands in for the location's number on the site's pages. */
  phone: z.string().nullable().default(null),
  market_opt_out: z.boolean().default(false),
  switches,
  locations: z.array(locationSchema).min(1),
});

const block = z.looseObject({ block: z.string().min(1) });
const page = z.strictObject({
  title: z.string().min(1),
  description: z.string().default(''),
  blocks: z.array(block).min(1),
});

/** The address of a page, of one or a few parts: `service`, `pages/warranty`. */
const pageAddress = z
  .string()
  .refine(
    (text) => text.split('/').length <= DEEPEST && text.split('/').every((part) => part !== '' && part === slugOf(part)),
    'must be an address such as service or pages/warranty: lower case letters, digits and single dashes',
  );
/** How many parts the address of a page may have. */
const DEEPEST = 4;

/** A dealer's site as one data file (ledger P2). A dealership that another file describes is named by its slug alone. */
export const siteFileSchema = z.strictObject({
  $schema: z.string().optional(),
  slug: slugSchema,
  name: z.string().min(1),
  template: slugSchema,
  brand: slugSchema.nullable().default(null),
  group: slugSchema.nullable().default(null),
  domains: z.array(host).default([]),
  logo_url: z.string().nullable().default(null),
  facebook_url: z
    .url({ protocol: /^https$/ })
    .nullable()
    .default(null),
  instagram_url: z
    .url({ protocol: /^https$/ })
    .nullable()
    .default(null),
  manufacturer: z.string().nullable().default(null),
  dealerships: z.array(z.union([slugSchema, dealership])).min(1),
  switches,
  theme: themeSchema,
  menu: menuSchema,
  pages: z.record(pageAddress, page).refine((pages) => 'home' in pages, 'a site needs a page named "home"'),
});

/** A layer's file: the switches that a template, a brand or a group sets for all its sites (ledger P3). */
export const layerFileSchema = z.strictObject({ $schema: z.string().optional(), switches });

export type SiteFile = z.output<typeof siteFileSchema>;
export type DealershipFile = z.output<typeof dealership>;
export type PageFile = z.output<typeof page>;
