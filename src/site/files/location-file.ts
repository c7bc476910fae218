import { z } from 'zod';
import { STATES, zoneOfState } from '#src/rules/time/zones.ts';
import { slugSchema } from '#src/site/fields.ts';

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 08:30');
const openingHours = z
  .strictObject({
    weekday: z.int().min(0).max(6).describe('0 is Sunday, 6 is Saturday.'),
    open: time.optional().meta({ title: 'Opens at', description: 'The opening time, such as 08:30.' }),
    close: time.optional().meta({ title: 'Closes at', description: 'The closing time, such as 17:30.' }),
    status: z.enum(['Open', 'Closed']).describe('Whether the location is open on this day.'),
    formated_hours: z
      .string()
      .min(1)
      .max(60)
      .optional()
      .describe('The dealer’s own text for the day’s hours, shown instead of the times.'),
  })
  .refine(
    ({ status, open, close }) => status === 'Closed' || (open !== undefined && close !== undefined && open < close),
    'an open day needs an opening time and a later closing time',
  );

/** A location of a dealership in a site's file (ledger D1). */
export const locationSchema = z.strictObject({
  slug: slugSchema.describe('The location’s name in addresses.'),
  name: z.string().describe('The location’s name. A location without a name is not shown.'),
  location_type: z
    .enum(['sales', 'service', 'parts', 'service-and-parts', ''])
    .default('sales')
    .transform((type) => (type === '' ? 'sales' : type))
    .meta({ title: 'Type', description: 'What the location does. Empty means sales.' }),
  location_subtype: z
    .array(z.string())
    .default([])
    .meta({ title: 'Other activities', description: 'What else the location does, such as buying.' }),
  primary: z
    .boolean()
    .default(false)
    .meta({ title: 'Primary location', description: 'Whether this is the dealership’s primary location, which comes first.' }),
  visible: z.boolean().default(true).describe('Whether the location is shown on the site.'),
  manufacturers: z.array(z.string()).default([]).meta({ title: 'Makes', description: 'The makes that the location sells.' }),
  dealer_license_number: z.string().nullable().default(null).describe('The dealer licence number.'),
  motor_vehicle_repairer: z.string().nullable().default(null).describe('The motor vehicle repairer number.'),
  address: z
    .strictObject({
      id: z.int().nullable().default(null).meta({ title: 'Address id', description: 'The id of the address in another system.' }),
      street: z.string().default('').describe('The street and number.'),
      city: z.string().min(1).describe('The suburb or city.'),
      state: z
        .string()
        .refine((state) => zoneOfState(state) !== null, `must be one of ${STATES.join(', ')}`)
        .describe('The state, which also sets the location’s time zone.'),
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
        .describe('The location’s page on a map service.'),
      place_id: z.string().nullable().default(null).describe('The location’s id on a map service.'),
      map_key: z.string().nullable().default(null).describe('The key of the location’s map image.'),
    })
    .describe('The location’s address.'),
  contact_detail: z
    .strictObject({
      phone: z.string().nullable().default(null).describe('The phone number.'),
      landline_phone: z
        .string()
        .nullable()
        .default(null)
        .meta({ title: 'Landline', description: 'The landline number, if it differs from the phone number.' }),
      opening_hours: z.array(openingHours).max(7).default([]).describe('The opening hours, one line for each day.'),
    })
    .prefault({})
    .meta({ title: 'Contact details', description: 'The phone numbers and opening hours.' }),
  image_url: z.string().nullable().default(null).describe('The address of the location’s picture.'),
  average_rating: z.number().min(0).max(5).nullable().default(null).describe('The average rating of its reviews, out of 5.'),
  review_count: z
    .int()
    .min(0)
    .default(0)
    .meta({ title: 'Number of reviews', description: 'How many reviews the average is based on.' }),
  distribution_locations: z
    .array(slugSchema)
    .default([])
    .meta({ title: 'Distribution locations', description: 'The locations that stock is moved to from here.' }),
});

export type LocationFile = z.output<typeof locationSchema>;
