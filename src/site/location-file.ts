import { z } from 'zod';
import { slugOf } from '#src/rules/text/slug.ts';
import { STATES, zoneOfState } from '#src/rules/time/zones.ts';

/** A name as it stands in an address. */
export const slugSchema = z
  .string()
  .min(1)
  .refine((text) => text === slugOf(text), 'must be lower case letters, digits and single dashes');

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 08:30');
const openingHours = z
  .strictObject({
    weekday: z.int().min(0).max(6),
    open: time.optional(),
    close: time.optional(),
    status: z.enum(['Open', 'Closed']),
    /** The dealer's own words for the day's hours. */
    formated_hours: z.string().min(1).max(60).optional(),
  })
  .refine(
    ({ status, open, close }) => status === 'Closed' || (open !== undefined && close !== undefined && open < close),
    'an open day needs an opening time and a later closing time',
  );

/** One place of a dealership, as a site's file has it (ledger D1). */
export const locationSchema = z.strictObject({
  slug: slugSchema,
  name: z.string(),
  location_type: z.enum(['sales', 'service', 'parts', 'service-and-parts']).default('sales'),
  location_subtype: z.array(z.string()).default([]),
  primary: z.boolean().default(false),
  visible: z.boolean().default(true),
  manufacturers: z.array(z.string()).default([]),
  dealer_license_number: z.string().nullable().default(null),
  motor_vehicle_repairer: z.string().nullable().default(null),
  address: z.strictObject({
    id: z.int().nullable().default(null),
    street: z.string().default(''),
    city: z.string().min(1),
    state: z.string().refine((state) => zoneOfState(state) !== null, `must be one of ${STATES.join(', ')}`),
    postcode: z.string().regex(/^\d{4}$/, 'must be 4 digits'),
    lat: z.number().min(-90).max(90).nullable().default(null),
    long: z.number().min(-180).max(180).nullable().default(null),
    place_url: z
      .url({ protocol: /^https$/ })
      .nullable()
      .default(null),
    place_id: z.string().nullable().default(null),
    map_key: z.string().nullable().default(null),
  }),
  contact_detail: z
    .strictObject({
      phone: z.string().nullable().default(null),
      landline_phone: z.string().nullable().default(null),
      opening_hours: z.array(openingHours).max(7).default([]),
    })
    .prefault({}),
  image_url: z.string().nullable().default(null),
  average_rating: z.number().min(0).max(5).nullable().default(null),
  review_count: z.int().min(0).default(0),
  distribution_locations: z.array(slugSchema).default([]),
});

export type LocationFile = z.output<typeof locationSchema>;
