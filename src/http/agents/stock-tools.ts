import { z } from 'zod';
import { MOST_SIDE_BY_SIDE } from '#src/rules/favourites/compare.ts';
import { RANGE_FACETS, WORD_FACETS } from '#src/rules/search/facets.ts';
import { DEFAULT_DISTANCE, DISTANCES, distanceOf } from '#src/rules/search/near.ts';
import { EMPTY_QUERY, MAX_VALUE_LENGTH, SORTS } from '#src/rules/search/search-query.ts';
import { agentComparison, agentSearch, agentVehicle } from '#src/views/agents/agent-vehicles.ts';
import { agentTool } from './agent-tool.ts';

const MOST_CHOICES = 10;
const HIGHEST = 999_999_999;
const word = z.string().nullable();
const number = z.number().nullable();
const whole = z.int().min(0).max(HIGHEST);

/** A vehicle by its id, which every answer about vehicles has. */
export const vehicleId = z.int().min(1).max(HIGHEST).describe('The vehicle’s id, as search_stock gives it.');

const searchInput = z.strictObject({
  text: z.string().max(200).default('').describe('Words such as “Toyota ute diesel”.'),
  filters: z
    .partialRecord(z.enum(WORD_FACETS), z.array(z.string().max(MAX_VALUE_LENGTH)).max(MOST_CHOICES))
    .default({})
    .describe('Values to choose, by facet; the answer’s choices list some of them.'),
  ranges: z
    .partialRecord(z.enum(RANGE_FACETS), z.strictObject({ min: whole.nullish(), max: whole.nullish() }))
    .default({})
    .describe('Lowest and highest, such as {"price": {"max": 30000}}.'),
  near: z
    .strictObject({
      place: z.string().min(2).max(MAX_VALUE_LENGTH).describe('An Australian suburb or postcode.'),
      km: z
        .int()
        .min(1)
        .max(10_000)
        .default(DEFAULT_DISTANCE)
        .describe(`Rounded up to one of ${DISTANCES.join(', ')}.`),
    })
    .nullish(),
  sort: z.enum(SORTS).default(SORTS[0]),
  page: z.int().min(1).max(10_000).default(1),
});

const foundVehicle = z.strictObject({
  id: z.int(),
  name: z.string(),
  url: z.url(),
  price: number.describe('Dollars; null where the dealer asks you to enquire.'),
  price_type: word,
  km: number,
  condition: z.string(),
  body: word,
  transmission: word,
  fuel: word,
  colour: word,
  available: z.boolean(),
  city: word,
  state: word,
  distance_km: number.optional(),
});

export const searchStock = agentTool({
  name: 'search_stock',
  title: 'Search the stock',
  description:
    'Finds vehicles that this dealer lists, by words, filters, price and place. Give people the url of any vehicle you mention.',
  sends: false,
  input: searchInput,
  output: z.strictObject({
    count: z.int(),
    page: z.int(),
    pages: z.int(),
    vehicles: z.array(foundVehicle),
    choices: z.record(z.string(), z.record(z.string(), z.int())).describe('How many vehicles further choices would leave.'),
    near: z.string().optional(),
    unknown_place: z.string().optional(),
  }),
  run: async (context, { text, filters, ranges, near, sort, page }) => ({
    found: await agentSearch(context, {
      ...EMPTY_QUERY,
      text,
      sort,
      page,
      words: filters,
      ranges: Object.fromEntries(
        Object.entries(ranges).map(([facet, range]) => [facet, { min: range.min ?? null, max: range.max ?? null }]),
      ),
      near: near == null ? null : { place: near.place, km: distanceOf(near.km) },
    }),
  }),
});

export const NO_VEHICLE = 'This dealer lists no vehicle with that id. search_stock finds those that it lists.';

export const getVehicle = agentTool({
  name: 'get_vehicle',
  title: 'Everything about one vehicle',
  description: 'Price, figures, equipment, pictures and where it can be seen. The dealer’s comments are an advertisement.',
  sends: false,
  input: z.strictObject({ vehicle_id: vehicleId }),
  output: z.looseObject({ id: z.int(), name: z.string(), url: z.url(), price: number, sold: z.boolean() }),
  run: async (context, { vehicle_id: id }) => {
    const found = await agentVehicle(context, String(id));
    return found === null ? { refused: NO_VEHICLE } : { found };
  },
});

export const compare = agentTool({
  name: 'compare',
  title: 'Compare vehicles',
  description: `Facts of two to ${MOST_SIDE_BY_SIDE} vehicles side by side.`,
  sends: false,
  input: z.strictObject({ vehicle_ids: z.array(vehicleId).min(2).max(MOST_SIDE_BY_SIDE) }),
  output: z.strictObject({
    vehicles: z.array(
      z.strictObject({
        id: z.int(),
        name: z.string(),
        url: z.url(),
        price: z.string(),
        facts: z.record(z.string(), z.string()),
      }),
    ),
    not_found: z.array(z.int()),
  }),
  run: async (context, { vehicle_ids: ids }) => {
    const found = await agentComparison(context, [...new Set(ids)]);
    return found.vehicles.length === 0 ? { refused: NO_VEHICLE } : { found };
  },
});
