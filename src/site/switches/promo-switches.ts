import { z } from 'zod';
import { instant, refuseEndBeforeStart } from '#src/site/dates.ts';
import { siteOrWebAddress } from '#src/site/site-address.ts';
import { page } from './switch-meta.ts';

const tile = z
  .strictObject({
    title: z.string().min(1),
    text: z.string().default(''),
    /** null: the dealer's telephone. */
    href: siteOrWebAddress.nullable().default(null),
    label: z.string().nullable().default(null),
    /** null: the outline of a vehicle is drawn. */
    imageUrl: siteOrWebAddress.nullable().default(null),
    carTypes: z.array(z.enum(['new', 'demo', 'used'])).default([]),
    strict: z.boolean().default(false),
    /** The cell of its own that it takes, counted from 1; null: the next of promoPositions. */
    position: z.int().min(1).max(30).nullable().default(null),
    starts: instant.nullable().default(null),
    expires: instant.nullable().default(null),
  })
  .superRefine(({ starts, expires }, context) => refuseEndBeforeStart({ from: starts, until: expires }, context, 'expires'));

/** What a site promotes among its results and above its pages. */
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
    .meta(page('What the dealer has to say among the results, in turn.')),
  promoPositions: z
    .array(z.int().min(1).max(30))
    .max(8)
    .default([8, 17])
    .meta(page('The cells of a page of results that promotions take, counted from 1.')),
  promoRandom: z
    .boolean()
    .default(false)
    .meta(page('Whether one promotion takes a cell from 3 to 5 that differs by address and day, in place of the positions.')),
  promoShuffle: z
    .boolean()
    .default(false)
    .meta(page('Whether promotions take turns in an order that differs by address and day.')),
  promoAlways: z
    .boolean()
    .default(false)
    .meta(page('Whether promotions show in every search; otherwise only while it is for used vehicles alone.')),
  announcementEverywhere: z
    .boolean()
    .default(false)
    .meta(page('Whether the site’s announcement stands on every page; otherwise on the pages of vehicles alone.')),
  salesCounter: z
    .boolean()
    .default(false)
    .meta(page('Whether pages may count sales: a figure that follows the clock, 192 a day from the first of the month.')),
};
