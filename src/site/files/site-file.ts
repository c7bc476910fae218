import { z } from 'zod';
import { slugOf } from '#src/rules/text/slug.ts';
import { dateFields, refuseEndBeforeStart, siteOrWebAddress, slugSchema } from '#src/site/fields.ts';
import { menuSchema } from '#src/site/menu.ts';
import { themeSchema } from '#src/site/theme/theme.ts';
import { feedSchema } from './feed-file.ts';
import { locationSchema } from './location-file.ts';
import { offerSchema } from './offer-file.ts';
import { announcementSchema, popupSchema } from './promo-file.ts';
import { wheelSchema } from './wheel-file.ts';

/** Switches are checked one by one once it is known who sets them; `document` names their schema. */
const switches = z.record(z.string(), z.unknown()).default({}).meta({ document: 'switches' });
const host = z
  .string()
  .regex(
    /^(?=.{1,253}$)[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/,
    'must be a host name such as www.example.com.au',
  );

/** A name as it stands in a sentence: on one line, and not of spaces. */
const nameSchema = z
  .string()
  .min(1)
  .regex(/^(?:\S(?:[^\r\n\t]*\S)?)?$/, 'must be a name on one line, without spaces around it');

const dealership = z.strictObject({
  slug: slugSchema.describe('The dealership’s name in addresses.'),
  name: nameSchema.describe('The dealership’s name.'),
  average_rating: z.number().min(0).max(5).nullable().default(null).describe('The average rating of its reviews, out of 5.'),
  review_count: z
    .int()
    .min(0)
    .default(0)
    .meta({ title: 'Number of reviews', description: 'How many reviews the average is based on.' }),
  phone: z.string().nullable().default(null).describe('Shown on the site instead of its locations’ numbers.'),
  market_opt_out: z
    .boolean()
    .default(false)
    .meta({ title: 'Leave out of market data', description: 'When on, its vehicles are left out of market data.' }),
  switches: switches.meta({ document: 'dealership-switches' }),
  locations: z.array(locationSchema).min(1).describe('The dealership’s locations.'),
  offers: z
    .array(offerSchema)
    .refine((offers) => new Set(offers.map(({ slug }) => slug)).size === offers.length, 'two offers have the same slug')
    .default([])
    .describe('The dealership’s special offers, in the order they are shown.'),
  feeds: z
    .array(feedSchema)
    .max(20)
    .refine((feeds) => new Set(feeds.map(({ name }) => name)).size === feeds.length, 'two feeds have the same name')
    .default([])
    .describe('How the dealership’s stock arrives automatically.'),
});

const schemaAddress = z
  .string()
  .optional()
  .meta({ title: 'Schema', description: 'The JSON Schema that editors check this file with.' });
/** A block of a page; any can be dated, and is then shown only between its dates (ledger O8). */
const block = z
  .looseObject({ block: z.string().min(1), ...dateFields })
  .superRefine((dates, context) => refuseEndBeforeStart(dates, context))
  .meta({ document: 'blocks' });
const page = z.strictObject({
  title: z.string().min(1).describe('The title in the browser tab and in search engines.'),
  description: z.string().default('').describe('The sentence under the title in search engines.'),
  isSample: z.boolean().optional().meta({
    title: 'Sample figures',
    description: 'Marks a page that has figures made up for a demonstration. Visitors are told in the site’s footer note.',
  }),
  blocks: z.array(block).min(1).describe('The page’s blocks, from top to bottom.'),
});

/** The address of a page, of one or more segments: `service`, `pages/warranty`. */
const pageAddress = z
  .string()
  .refine(
    (text) => text.split('/').length <= DEEPEST && text.split('/').every((part) => part !== '' && part === slugOf(part)),
    'must be an address such as service or pages/warranty: lower-case letters, digits and single dashes',
  );
/** The most segments that a page's address can have. */
const DEEPEST = 4;

/** A dealer's site as one data file (ledger P2). A dealership that another file describes is named by its slug only. */
export const siteFileSchema = z.strictObject({
  $schema: schemaAddress,
  slug: slugSchema.describe('The site’s name in its local address and in commands.'),
  name: nameSchema.describe('The dealer’s name.'),
  template: slugSchema.describe('The file in templates/ whose switches the site starts from.'),
  brand: slugSchema.nullable().default(null).describe('The file in brands/ whose switches override the template’s.'),
  group: slugSchema.nullable().default(null).describe('The file in groups/ whose switches override the brand’s.'),
  domains: z.array(host).default([]).describe('The site’s host names. The first is the main one; the others redirect to it.'),
  logo_url: siteOrWebAddress
    .nullable()
    .default(null)
    .describe('The address of the logo. Leave empty to show the name with a mark.'),
  facebook_url: z
    .url({ protocol: /^https$/ })
    .nullable()
    .default(null)
    .describe('The dealer’s Facebook page.'),
  instagram_url: z
    .url({ protocol: /^https$/ })
    .nullable()
    .default(null)
    .describe('The dealer’s Instagram page.'),
  manufacturer: z.string().nullable().default(null).meta({
    title: 'Manufacturer',
    description: 'The only make shown, if this is a manufacturer’s site. Leave empty for all makes.',
  }),
  dealerships: z
    .array(z.union([slugSchema, dealership]))
    .min(1)
    .describe('The dealerships whose stock the site shows. For one that another file describes, give only its slug.'),
  dealership_websites: z
    .array(
      z.strictObject({
        make: z.string().min(1).describe('The make that the website is for.'),
        url: z
          .url({ protocol: /^https$/ })
          .nullable()
          .default(null)
          .describe('The website’s address.'),
      }),
    )
    .default([])
    .describe('The dealerships’ websites for single makes.'),
  switches,
  theme: themeSchema.meta({ document: 'theme' }),
  menu: menuSchema.meta({ document: 'menu' }),
  popup: popupSchema.nullable().default(null).describe('A popup in the corner of pages, until the visitor closes it.'),
  announcement: announcementSchema.nullable().default(null).describe('A bar above vehicle pages, or above all pages.'),
  prize_wheel: wheelSchema.nullable().default(null).describe('A prize wheel at /spin-to-win, which every shopper can spin once.'),
  pages: z
    .record(pageAddress, page)
    .refine((pages) => 'home' in pages, 'a site needs a page named "home"')
    .describe('The site’s pages by address; home is the home page.'),
});

/** A layer's file: the switches that a template, a brand or a group sets for all its sites (ledger P3). */
export const layerFileSchema = z.strictObject({ $schema: schemaAddress, switches });

export type SiteFile = z.output<typeof siteFileSchema>;
export type DealershipFile = z.output<typeof dealership>;
export type PageFile = z.output<typeof page>;
