import { z } from 'zod';
import type { PublicName } from '#src/rules/addresses/addresses.ts';
import { POSTCODE } from '#src/rules/delivery/read-postcode.ts';
import { MAX_COMPARED } from '#src/rules/favourites/compare.ts';
import { appointmentQuestion } from '#src/use-cases/bookings/list-appointments.ts';
import { regoQuestion } from '#src/use-cases/leads/look-up-rego.ts';
import { namesQuestion } from '#src/use-cases/trade-in/list-names.ts';
import { showFavourites } from '#src/views/favourites/show-favourites.ts';
import { towTable } from '#src/views/tow/tow-table.ts';
import * as answers from './answer-schemas.ts';
import type { ApiDescription } from './api-description.ts';
import { leadSchema } from './lead-schema.ts';
import { searchParameters } from './search-parameters.ts';
import { wholeVehicle } from './vehicle-schemas.ts';

const VEHICLE_KEY = 'The vehicle’s id or slug.';

/** Every address of the public API (ledger W6). The compiler asks for one that is new; the table of addresses can say that it is not public. */
export const API_DESCRIPTIONS: Readonly<Record<PublicName, ApiDescription>> = {
  apiDescription: {
    summary: 'This description',
    answer: { name: 'OpenApi', schema: z.looseObject({ openapi: z.string() }) },
    problems: [],
  },
  apiSearch: {
    summary: 'Search the stock',
    description: 'The same search as the search page, with the same parameters. Values that make no sense are ignored.',
    query: searchParameters,
    answer: { name: 'SearchResult', schema: answers.searchResult },
    problems: [],
  },
  apiPlaces: {
    summary: 'Suggest suburbs and postcodes to search near',
    query: z.object({
      near: z.string().optional().meta({ description: 'The first two letters or digits of a place, or more of them.' }),
    }),
    answer: { name: 'PlaceNames', schema: answers.placeNames },
    problems: [],
  },
  apiVehicle: {
    summary: 'Everything about one vehicle',
    key: VEHICLE_KEY,
    answer: { name: 'Vehicle', schema: wholeVehicle },
    problems: [404],
  },
  apiSimilar: {
    summary: 'The ids of similar vehicles, the most similar first',
    key: VEHICLE_KEY,
    answer: { name: 'VehicleIds', schema: answers.vehicleIds },
    problems: [404],
  },
  apiCompare: {
    summary: 'Vehicles side by side',
    query: z.object({
      ids: z
        .string()
        .optional()
        .meta({
          description: `Up to ${MAX_COMPARED} ids, separated by commas. Those that this site does not have are left out.`,
        }),
    }),
    answer: { name: 'Comparison', schema: answers.comparison },
    problems: [404],
    isOffered: (context) => showFavourites(context) !== null,
  },
  apiTowCars: {
    summary: 'Tow cars, and what each can tow',
    answer: { name: 'TowCars', schema: answers.towCars },
    problems: [404],
    isOffered: (context) => towTable(context) !== null,
  },
  apiAppointments: {
    summary: 'The times that can be booked on a day',
    query: appointmentQuestion,
    answer: { name: 'BookableTimes', schema: answers.bookableTimes },
    problems: [404, 422],
  },
  apiRego: {
    summary: 'A vehicle by its registration',
    query: regoQuestion,
    answer: { name: 'RegisteredVehicle', schema: answers.registered },
    problems: [404, 422, 429],
  },
  apiTradeInNames: {
    summary: 'The makes, models or badges of cars of a year',
    query: namesQuestion,
    answer: { name: 'Names', schema: answers.names },
    problems: [422, 429],
  },
  apiDelivery: {
    summary: 'What it costs to deliver a vehicle to a postcode',
    query: z.object({
      postcode: z.string().regex(POSTCODE),
      carId: z.string().meta({ description: VEHICLE_KEY }),
    }),
    answer: { name: 'DeliveryEstimate', schema: answers.deliveryEstimate },
    problems: [404, 422],
    isOffered: ({ site }) => site.switches.deliveryCalculator,
  },
  apiDisclaimer: {
    summary: 'The disclaimer under a vehicle’s repayments',
    key: VEHICLE_KEY,
    answer: null,
    problems: [404],
    isOffered: ({ site, showroom }) => site.switches.financeEnabled && showroom.lender !== null,
  },
  leads: {
    summary: 'Send a form to the dealer',
    description:
      'Send only what a person has asked you to send, with their own name and address. 201 is a new lead, 200 is one that was sent before with the same key.',
    body: leadSchema,
    answer: { name: 'TakenLead', schema: answers.takenLead },
    statuses: [200, 201],
    problems: [400, 401, 403, 404, 409, 413, 415, 422, 429],
  },
};
