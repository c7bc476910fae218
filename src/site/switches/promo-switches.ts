import { z } from 'zod';
import { instant, refuseEndBeforeStart, siteOrWebAddress } from '#src/site/fields.ts';
import { page } from './switch-meta.ts';

const tile = z
  .strictObject({
    title: z.string().min(1).describe('The heading of the card.'),
    text: z.string().default('').describe('A sentence under the heading.'),
    href: siteOrWebAddress.nullable().default(null).describe('Where the card leads. Leave empty to call the dealer.'),
    label: z.string().nullable().default(null).meta({ title: 'Link text', description: 'The text of the link.' }),
    imageUrl: siteOrWebAddress
      .nullable()
      .default(null)
      .describe('The picture of the card. Leave empty for the outline of a vehicle.'),
    carTypes: z
      .array(z.enum(['new', 'demo', 'used']))
      .default([])
      .meta({ title: 'Conditions', description: 'Shown in searches for these conditions only. Leave empty for all.' }),
    strict: z
      .boolean()
      .default(false)
      .meta({ title: 'Only when a condition is chosen', description: 'When on, hidden until the shopper chooses a condition.' }),
    position: z
      .int()
      .min(1)
      .max(30)
      .nullable()
      .default(null)
      .describe('The position among the results, counted from 1. Leave empty for the next of the general positions.'),
    starts: instant.nullable().default(null).describe('Hidden before this time.'),
    expires: instant.nullable().default(null).describe('Hidden from this time on.'),
  })
  .superRefine(({ starts, expires }, context) => refuseEndBeforeStart({ from: starts, until: expires }, context, 'expires'));

/** What a site promotes among its results and above its pages, and its offers (ledger O1). */
export const promoSwitches = {
  promoTiles: z
    .array(tile)
    .max(8)
    .default([
      tile.parse({
        title: 'We Want Your Car! We buy all types of cars',
        text: 'Our high turnover means we can pay more',
      }),
    ])
    .meta(page('Promo cards', 'The promo cards shown among the search results, in turn.')),
  promoPositions: z
    .array(z.int().min(1).max(30))
    .max(8)
    .default([8, 17])
    .meta(page('Positions of promo cards', 'Which positions on a page of search results promo cards take, counted from 1.')),
  promoRandom: z
    .boolean()
    .default(false)
    .meta(
      page(
        'Single promo card at a varying position',
        'When on, one promo card takes position 3, 4 or 5, which varies by page and day, instead of the fixed positions.',
      ),
    ),
  promoShuffle: z
    .boolean()
    .default(false)
    .meta(
      page(
        'Shuffle promo cards',
        'When on, promo cards appear in an order that varies by page and day. When off, they appear in the order listed.',
      ),
    ),
  promoAlways: z
    .boolean()
    .default(false)
    .meta(
      page(
        'Promo cards in every search',
        'When on, promo cards appear in every search. When off, they appear only in searches for used vehicles alone.',
      ),
    ),
  announcementEverywhere: z
    .boolean()
    .default(false)
    .meta(
      page(
        'Announcement on every page',
        'When on, the announcement appears on every page. When off, it appears only on vehicle pages.',
      ),
    ),
  salesCounter: z
    .boolean()
    .default(false)
    .meta(
      page(
        'Sales counter',
        'Whether pages may show a sales counter: a figure that grows with the clock by 192 a day from the first of the month.',
      ),
    ),
  offerTestDriveText: z
    .string()
    .min(1)
    .nullable()
    .default(null)
    .meta(
      page(
        'Test drive link on offers',
        'The text of the link from an offer to the test drive booking. Leave empty for “Book A Test Drive”, or “Book An Inspection” on a site for caravans.',
      ),
    ),
};
