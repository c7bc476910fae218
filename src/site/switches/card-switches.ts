import { z } from 'zod';
import { siteOrWebAddress } from '#src/site/fields.ts';
import { page } from './switch-meta.ts';

const label = z.string().min(1).nullable().default(null);

/** What a vehicle's card says: its price, its tag, its save button. */
export const cardSwitches = {
  saveLabel: z
    .enum(['Compare', 'SAVE', 'Save', 'Favourite'])
    .default('Save')
    .meta(
      page(
        'Save button',
        'The text of the button that saves a vehicle to the favourites. “Save” and “SAVE” change once the vehicle is saved.',
      ),
    ),
  savesOnlyComplete: z
    .boolean()
    .default(false)
    .meta(
      page(
        'Save only complete used vehicles',
        'When on, shoppers can save only used vehicles that have a price and a photo. When off, they can save any vehicle.',
      ),
    ),
  cardAttributes: z
    .array(z.enum(['car_type', 'simple_body', 'km', 'simple_transmission', 'body_length', 'sleeps', 'tare_weight', 'stocknum']))
    .default(['car_type', 'simple_body', 'km', 'simple_transmission', 'stocknum'])
    .meta(page('Facts on a vehicle card', 'The facts shown under the name on a vehicle card, in this order.')),
  newTagText: z
    .string()
    .min(1)
    .default('New')
    .meta(page('New arrival tag', 'The tag on a vehicle listed within the last 8 days.')),
  soldTagText: z.string().min(1).default('JUST SOLD').meta(page('Sold tag', 'The tag on a vehicle that has been sold.')),
  noPriceText: z
    .string()
    .min(1)
    .default('Enquire for price.')
    .meta(page('Text when there is no price', 'Shown instead of the price when a vehicle has none.')),
  priceLabels: z
    .strictObject({
      new: label.describe('The label for new vehicles.'),
      demo: label.describe('The label for demo vehicles.'),
      used: label.describe('The label for used vehicles.'),
    })
    .default({ new: null, demo: null, used: null })
    .meta(
      page(
        'Price label by condition',
        'The label beside the price of new, demo and used vehicles that don’t have their own. Leave one empty to use the general price label.',
      ),
    ),
  priceTypeText: z
    .string()
    .min(1)
    .default('Drive away')
    .meta(page('Price label', 'The label beside a price when neither the vehicle nor its condition has one.')),
  showsElectricTag: z
    .boolean()
    .default(false)
    .meta(
      page(
        'Tag electric and hybrid vehicles',
        'When on, electric and hybrid vehicles have a tag that says so, ahead of any other tag.',
      ),
    ),
  certifiedMakes: z
    .array(z.string())
    .default([])
    .meta(
      page('Certified makes', 'Certified used vehicles of these makes show the certified badge. Leave empty to show it on none.'),
    ),
  certifiedBadgeUrl: siteOrWebAddress
    .default('/badges/certified.svg')
    .meta(page('Certified badge', 'The address of the badge image shown on certified used vehicles.')),
  offersSubscriptions: z
    .boolean()
    .default(false)
    .meta({ ...page('Subscription prices', 'When on, vehicles that have a subscription price show it.'), perDealership: true }),
};
