import { z } from 'zod';
import { STATES } from '#src/rules/time/zones.ts';
import { page, perDealership, server } from './switch-meta.ts';

const postcodes = z
  .string()
  .regex(/^\d{4}(?:-\d{4})?$/, 'must be a postcode such as 4006 or a run of them such as 4000-4179')
  .refine((run) => run.slice(0, 4) <= run.slice(-4), 'must begin with the lower postcode');

/** Where a dealer delivers vehicles, and at what price (ledger M12). */
export const deliverySwitches = {
  deliveryZones: z
    .array(
      z.strictObject({
        name: z.string().min(1).max(80).describe('The name of the zone.'),
        price: z.int().min(0).max(100_000).describe('The price of delivery, in whole dollars. Enter 0 for free delivery.'),
        maxKm: z
          .number()
          .positive()
          .max(10_000)
          .optional()
          .meta({ title: 'Distance in km', description: 'How far from the vehicle the zone reaches.' }),
        states: z.array(z.enum(STATES)).min(1).optional().describe('The states that the zone covers.'),
        postcodes: z
          .array(postcodes)
          .min(1)
          .max(200)
          .optional()
          .describe('The postcodes that the zone covers, such as 4006 or 4000-4179.'),
      }),
    )
    .max(100)
    .default([])
    .meta(
      perDealership(
        server(
          'Delivery zones',
          'The zones that vehicles are delivered to, each with a price and a distance, states or postcodes. The first zone that matches applies. Leave empty for no delivery estimates.',
        ),
      ),
    ),
  deliveryNote: z
    .string()
    .min(1)
    .max(200)
    .nullable()
    .default(null)
    .meta(perDealership(page('Delivery note', 'Text beside the delivery estimate. Leave empty for none.'))),
};
