import { z } from 'zod';
import { page } from './switch-meta.ts';

/** What a vehicle's card says: its price, its tag, its save button. */
export const cardSwitches = {
  saveLabel: z
    .enum(['Compare', 'SAVE', 'Save', 'Favourite'])
    .default('Save')
    .meta(page('The words of the button that keeps a vehicle; SAVE and Save say so once it is kept.')),
  savesOnlyComplete: z.boolean().default(false).meta(page('Whether only used vehicles with a price and a photo can be kept.')),
  cardAttributes: z
    .array(z.enum(['car_type', 'simple_body', 'km', 'simple_transmission', 'stocknum']))
    .default(['car_type', 'simple_body', 'km', 'simple_transmission', 'stocknum'])
    .meta(page('What a result card tells about a vehicle under its name, in this order.')),
  newTagText: z.string().min(1).default('New').meta(page('The tag of a vehicle that came in within the last 8 days.')),
  soldTagText: z.string().min(1).default('JUST SOLD').meta(page('The tag of a vehicle that was sold.')),
  noPriceText: z.string().min(1).default('Enquire for price.').meta(page('What stands where a vehicle has no price.')),
  priceLabels: z
    .strictObject({
      new: z.string().min(1).nullable().default(null),
      demo: z.string().min(1).nullable().default(null),
      used: z.string().min(1).nullable().default(null),
    })
    .default({ new: null, demo: null, used: null })
    .meta(page('What a price means by the type of car, where the vehicle itself does not say; empty for the text for all.')),
  priceTypeText: z.string().min(1).default('Drive away').meta(page('What a price means where the vehicle itself does not say.')),
  showsElectricTag: z
    .boolean()
    .default(false)
    .meta(page('Whether electric and hybrid vehicles are tagged as such, before any other tag.')),
  certifiedMakes: z
    .array(z.string())
    .default([])
    .meta(page('The makes whose certified used vehicles carry the certified badge.')),
  certifiedBadgeUrl: z
    .string()
    .regex(/^(\/(?!\/)|https:\/\/)/, 'must be a path on this site or an https address')
    .default('/badges/certified.svg')
    .meta(page('The picture that certified used vehicles wear as their badge.')),
  offersSubscriptions: z
    .boolean()
    .default(false)
    .meta({ ...page('Whether subscription prices are shown.'), perDealership: true }),
};
