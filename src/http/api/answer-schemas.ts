import { z } from 'zod';
import type { RegisteredVehicle } from '#src/adapters/rego/rego-register.ts';
import { BOOKING_PHASES } from '#src/rules/bookings/booking-state.ts';
import { DISTANCES } from '#src/rules/search/near.ts';
import type { Comparison } from '#src/views/favourites/compare-vehicles.ts';
import type { searchAnswer } from '#src/views/search/search-answer.ts';
import type { towTable } from '#src/views/tow/tow-table.ts';
import { listedVehicle, whole, word } from './vehicle-schemas.ts';

/** An error for programs (RFC 9457, ledger I4). */
export const problem = z.strictObject({
  type: z.literal('about:blank'),
  title: z.string(),
  status: whole,
  detail: z.string().meta({ description: 'A sentence for people.' }),
  errors: z
    .array(z.strictObject({ field: z.string(), message: z.string() }))
    .optional()
    .meta({ description: 'Which fields are wrong, and why.' }),
});

export const searchResult = z.strictObject({
  hits: z.array(listedVehicle),
  facets: z
    .record(z.string(), z.record(z.string(), whole))
    .meta({ description: 'How many vehicles each further choice would leave, by facet and value.' }),
  ranges: z.record(z.string(), z.strictObject({ min: z.number(), max: z.number() })),
  count: whole,
  page: whole,
  pages: whole,
  near: z
    .strictObject({ place: z.string(), name: word, state: z.string(), postcode: z.string(), km: z.literal(DISTANCES) })
    .exactOptional(),
  unknown_place: z.string().exactOptional().meta({ description: 'The place that was asked for, when it could not be found.' }),
  ms: z.number().meta({ description: 'How long the search took on the server, in milliseconds.' }),
}) satisfies z.ZodType<ReturnType<typeof searchAnswer>>;

export const placeNames = z.strictObject({ places: z.array(z.string()) });
export const vehicleIds = z.strictObject({ ids: z.array(whole) });

const mass = z.number().meta({ description: 'Kilograms.' });
export const towCars = z.strictObject({
  cars: z.array(
    z.strictObject({
      make: z.string(),
      model: z.string(),
      badge: z.string(),
      from: whole,
      to: whole,
      braked: mass,
      ball: mass,
      gvm: mass,
      gcm: mass,
      kerb: mass,
    }),
  ),
}) satisfies z.ZodType<NonNullable<ReturnType<typeof towTable>>>;

/** The parts of a card that only our own pages use are described as objects: they change with the pages. */
const OF_OUR_PAGES = { description: 'For the site’s own pages; changes with them.' };
const ofOurPages = z.looseObject({}).nullable().meta(OF_OUR_PAGES);

const card = z.strictObject({
  id: whole,
  href: z.string(),
  title: z.string(),
  badge: word,
  price: z
    .union([
      z.strictObject({ kind: z.literal('price'), text: z.string(), was: word, meaning: z.string() }),
      z.strictObject({ kind: z.literal('subscription'), text: z.string(), per: z.string(), meaning: z.string() }),
      z.strictObject({ kind: z.literal('words'), text: z.string() }),
    ])
    .nullable()
    .meta({ description: 'null when it is sold.' }),
  estimate: z
    .strictObject({ payment: z.string(), per: z.string(), rate: z.string(), comparison: z.string(), assumes: z.string() })
    .nullable()
    .meta({ description: 'The estimated repayment; null when none is shown.' }),
  attributes: z.array(z.string()),
  stockNumber: word,
  photosCount: whole,
  body: z.string(),
  similarHref: z.string(),
  soldNote: z.string().nullable(),
  quoteKey: word,
  distance: word,
  tag: ofOurPages,
  picture: ofOurPages,
  save: ofOurPages,
  deal: ofOurPages,
  tow: z
    .union([z.looseObject({}), z.literal('drives-itself')])
    .nullable()
    .meta(OF_OUR_PAGES),
});

export const comparison = z.strictObject({
  labels: z.array(z.string()),
  vehicles: z.array(
    z.strictObject({ card, values: z.array(word).meta({ description: 'A value for each label, in the same order.' }) }),
  ),
}) satisfies z.ZodType<{ [K in keyof Comparison]: unknown }>;

export const bookableTimes = z.strictObject({
  times: z.array(z.strictObject({ starts_at: z.iso.datetime({ offset: true }), label: z.string() })),
});

export const registered = z.strictObject({
  rego: z.string(),
  state: z.string(),
  make: z.string(),
  model: z.string(),
  year: whole,
  built: word.meta({ description: 'As yyyy-mm.' }),
  badge: word,
  body: word,
  colour: word,
}) satisfies z.ZodType<RegisteredVehicle>;

export const names = z.strictObject({ names: z.array(z.string()) });
export const deliveryEstimate = z.strictObject({
  price: z.number().meta({ description: 'Dollars.' }),
  name: z.string().meta({ description: 'The dealer’s name for the zone.' }),
});

export const takenLead = z.strictObject({
  lead_id: z.uuid(),
  booking: z.enum(BOOKING_PHASES).optional().meta({ description: 'The state of the booking that it asked for.' }),
  form_completed: z.boolean().optional(),
  offer_accepted: z.boolean().optional(),
});
