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
    weekday: z.int().min(0).max(6).describe('0 is Sunday, 6 is Saturday.'),
    open: time.optional().describe('When it opens, such as 08:30.'),
    close: time.optional().describe('When it closes, such as 17:30.'),
    status: z.enum(['Open', 'Closed']).describe('Whether it is open on this day.'),
    formated_hours: z
      .string()
      .min(1)
      .max(60)
      .optional()
      .describe('The dealer’s own words for the day’s hours; they stand in place of the times.'),
  })
  .refine(
    ({ status, open, close }) => status === 'Closed' || (open !== undefined && close !== undefined && open < close),
    'an open day needs an opening time and a later closing time',
  );

/** One place of a dealership, as a site's file has it (ledger D1). */
export const locationSchema = z.strictObject({
  slug: slugSchema.describe('Its name in addresses.'),
  name: z.string().describe('Its name; a location without one is not shown.'),
  location_type: z
    .enum(['sales', 'service', 'parts', 'service-and-parts', ''])
    .default('sales')
    .transform((type) => (type === '' ? 'sales' : type))
    .describe('What is done there; empty for sales.'),
  location_subtype: z.array(z.string()).default([]).describe('What else is done there, such as buying.'),
  primary: z.boolean().default(false).describe('Whether it is the one that comes first.'),
  visible: z.boolean().default(true).describe('Whether it is shown at all.'),
  manufacturers: z.array(z.string()).default([]).describe('The makes it sells.'),
  dealer_license_number: z.string().nullable().default(null).describe('Its dealer licence.'),
  motor_vehicle_repairer: z.string().nullable().default(null).describe('Its number as a motor vehicle repairer.'),
  address: z
    .strictObject({
      id: z.int().nullable().default(null).describe('The address’s number in another system.'),
      street: z.string().default('').describe('The street and number.'),
      city: z.string().min(1).describe('The suburb or city.'),
      state: z
        .string()
        .refine((state) => zoneOfState(state) !== null, `must be one of ${STATES.join(', ')}`)
        .describe('The state; its clock is the location’s.'),
      postcode: z
        .string()
        .regex(/^\d{4}$/, 'must be 4 digits')
        .describe('The postcode.'),
      lat: z.number().min(-90).max(90).nullable().default(null).describe('Latitude, in degrees.'),
      long: z.number().min(-180).max(180).nullable().default(null).describe('Longitude, in degrees.'),
      place_url: z
        .url({ protocol: /^https$/ })
        .nullable()
        .default(null)
        .describe('Its page on a map service.'),
      place_id: z.string().nullable().default(null).describe('Its id on a map service.'),
      map_key: z.string().nullable().default(null).describe('The key of a picture of its map.'),
    })
    .describe('Where it is.'),
  contact_detail: z
    .strictObject({
      phone: z.string().nullable().default(null).describe('Its telephone.'),
      landline_phone: z.string().nullable().default(null).describe('Its landline, where it has another.'),
      opening_hours: z.array(openingHours).max(7).default([]).describe('When it is open, a line a day.'),
    })
    .prefault({})
    .describe('How it is reached, and when.'),
  image_url: z.string().nullable().default(null).describe('The address of its picture.'),
  average_rating: z.number().min(0).max(5).nullable().default(null).describe('What its reviews come to, out of 5.'),
  review_count: z.int().min(0).default(0).describe('How many reviews that is of.'),
  distribution_locations: z.array(slugSchema).default([]).describe('Locations that stock is brought to from here.'),
});

export type LocationFile = z.output<typeof locationSchema>;
