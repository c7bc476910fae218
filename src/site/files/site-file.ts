import { z } from 'zod';
import { slugOf } from '#src/rules/text/slug.ts';
import { dateFields, refuseEndBeforeStart } from '#src/site/dates.ts';
import { menuSchema } from '#src/site/menu.ts';
import { siteOrWebAddress } from '#src/site/site-address.ts';
import { themeSchema } from '#src/site/theme/theme.ts';
import { locationSchema, slugSchema } from './location-file.ts';
import { offerSchema } from './offer-file.ts';
import { announcementSchema, popupSchema } from './promo-file.ts';

/** Switches are checked one by one once it is known who sets them; `document` names their schema. */
const switches = z.record(z.string(), z.unknown()).default({}).meta({ document: 'switches' });
const host = z
  .string()
  .regex(
    /^(?=.{1,253}$)[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/,
    'must be a host name such as www.example.com.au',
  );

const dealership = z.strictObject({
  slug: slugSchema.describe('Its name in addresses.'),
  name: z.string().min(1).describe('Its name.'),
  average_rating: z.number().min(0).max(5).nullable().default(null).describe('What its reviews come to, out of 5.'),
  review_count: z.int().min(0).default(0).describe('How many reviews that is of.'),
  phone: z.string().nullable().default(null).describe('Stands in for its locations’ numbers on the site’s pages.'),
  market_opt_out: z.boolean().default(false).describe('Whether its vehicles are left out of the market.'),
  switches: switches.meta({ document: 'dealership-switches' }),
  locations: z.array(locationSchema).min(1).describe('Where it is.'),
  offers: z
    .array(offerSchema)
    .refine((offers) => new Set(offers.map(({ slug }) => slug)).size === offers.length, 'two offers have one slug')
    .default([])
    .describe('Its special offers, in the order they are shown in.'),
});

const schemaAddress = z.string().optional().describe('Where editors find what this file may hold.');
/** A block of a page; any may be dated, and then shows only between its dates (ledger O8). */
const block = z
  .looseObject({ block: z.string().min(1), ...dateFields })
  .superRefine((dates, context) => refuseEndBeforeStart(dates, context))
  .meta({ document: 'blocks' });
const page = z.strictObject({
  title: z.string().min(1).describe('The title in the browser’s tab and in search results.'),
  description: z.string().default('').describe('The sentence under it in search results.'),
  blocks: z.array(block).min(1).describe('What the page is made of, from the top.'),
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
  $schema: schemaAddress,
  slug: slugSchema.describe('The site’s name in its local address and in commands.'),
  name: z.string().min(1).describe('The dealer’s name.'),
  template: slugSchema.describe('The file in templates/ whose switches it begins from.'),
  brand: slugSchema.nullable().default(null).describe('The file in brands/ whose switches come next.'),
  group: slugSchema.nullable().default(null).describe('The file in groups/ whose switches come after that.'),
  domains: z.array(host).default([]).describe('The hosts it answers at; the first is its own, the others lead to it.'),
  logo_url: siteOrWebAddress.nullable().default(null).describe('The address of its logo; empty for its name with a mark.'),
  facebook_url: z
    .url({ protocol: /^https$/ })
    .nullable()
    .default(null)
    .describe('Its page on Facebook.'),
  instagram_url: z
    .url({ protocol: /^https$/ })
    .nullable()
    .default(null)
    .describe('Its page on Instagram.'),
  manufacturer: z.string().nullable().default(null).describe('The one make it sells, where it is a manufacturer’s site.'),
  dealerships: z
    .array(z.union([slugSchema, dealership]))
    .min(1)
    .describe('Whose stock it shows. A dealership that another file describes is named by its slug alone.'),
  dealership_websites: z
    .array(
      z.strictObject({
        make: z.string().min(1).describe('The make that it is for.'),
        url: z
          .url({ protocol: /^https$/ })
          .nullable()
          .default(null)
          .describe('Its address.'),
      }),
    )
    .default([])
    .describe('The websites that its dealerships have for one make each.'),
  switches,
  theme: themeSchema.meta({ document: 'theme' }),
  menu: menuSchema.meta({ document: 'menu' }),
  popup: popupSchema.nullable().default(null).describe('What comes up in a corner of its pages until it is put away.'),
  announcement: announcementSchema.nullable().default(null).describe('The bar over its pages of vehicles, or over all of them.'),
  pages: z
    .record(pageAddress, page)
    .refine((pages) => 'home' in pages, 'a site needs a page named "home"')
    .describe('Its pages by their addresses; home is the first.'),
});

/** A layer's file: the switches that a template, a brand or a group sets for all its sites (ledger P3). */
export const layerFileSchema = z.strictObject({ $schema: schemaAddress, switches });

export type SiteFile = z.output<typeof siteFileSchema>;
export type DealershipFile = z.output<typeof dealership>;
export type PageFile = z.output<typeof page>;
