import { z } from 'zod';
import { isZone } from '#src/rules/time/zones.ts';
import { page, perDealership, secret } from './switch-meta.ts';

/** What holds for a site as a whole. */
export const siteSwitches = {
  timeZone: z
    .string()
    .refine(isZone, 'must be a time zone such as Australia/Sydney')
    .default('Australia/Brisbane')
    .meta(page("The zone of the site's dates and clocks. A location's hours are in its state's zone.")),
  itemType: z.enum(['car', 'caravan']).default('car').meta(page('What the site sells: its texts say car or caravan.')),
  truckMeans: z.enum(['lightTruck', 'ute']).default('lightTruck').meta(page('Which body type a feed means by truck.')),
  overrideCity: z.string().nullable().default(null).meta(page("The city shown in place of every vehicle's own.")),
  showsLicenceNumbers: z
    .boolean()
    .nullable()
    .default(null)
    .meta(page('Whether dealer licence and repairer numbers are shown; empty for wherever the state requires it.')),
  messagingToken: z
    .string()
    .nullable()
    .default(null)
    .meta(perDealership(secret("The dealer's key at its messaging service."))),
};
