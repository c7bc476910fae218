import { z } from 'zod';
import { STATES } from '#src/rules/time/zones.ts';
import { page, perDealership, server } from './switch-meta.ts';

const postcodes = z
  .string()
  .regex(/^\d{4}(?:-\d{4})?$/, 'must be a postcode such as 4006 or a run of them such as 4000-4179')
  .refine((run) => run.slice(0, 4) <= run.slice(-4), 'must begin with the lower postcode');

/** Where a dealer brings vehicles to, and for how much (ledger M12). */
export const deliverySwitches = {
  deliveryZones: z
    .array(
      z.strictObject({
        name: z.string().min(1).max(80),
        /** Whole dollars; 0 is delivered free. */
        price: z.int().min(0).max(100_000),
        maxKm: z.number().positive().max(10_000).optional(),
        states: z.array(z.enum(STATES)).min(1).optional(),
        postcodes: z.array(postcodes).min(1).max(200).optional(),
      }),
    )
    .max(100)
    .default([])
    .meta(
      perDealership(
        server(
          'Where vehicles are delivered to and for how much: names with a price, and how far from the vehicle, in which states or postcodes; the first that fits counts. Empty for no estimates.',
        ),
      ),
    ),
  deliveryNote: z
    .string()
    .min(1)
    .max(200)
    .nullable()
    .default(null)
    .meta(perDealership(page('What is said beside the estimate of a delivery; empty for nothing.'))),
};
