/** The facets whose values are words; a vehicle has one value of each, of the last two any number (ledger S3). */
export const WORD_FACETS = [
  'make',
  'model',
  'make_model',
  'badge',
  'car_type',
  'status',
  'body',
  'fuel',
  'transmission',
  'drive',
  'seats',
  'colour',
  'price_range',
  'weekly_price_range',
  'state',
  'city',
  'location_name',
  'dealership_name',
  'item_type',
  'tag',
  'certified',
  'filtered_features',
  'categories',
] as const;

/** The facets that are numbers, chosen from one end to another (ledger S3). */
export const RANGE_FACETS = ['price', 'subscription_price', 'km', 'year'] as const;

export type WordFacet = (typeof WORD_FACETS)[number];
export type RangeFacet = (typeof RANGE_FACETS)[number];
export type Facet = WordFacet | RangeFacet;

/** Every facet there is (ledger S3). */
export const FACETS: readonly Facet[] = [...WORD_FACETS, ...RANGE_FACETS];

export const isWordFacet = (name: string): name is WordFacet => (WORD_FACETS as readonly string[]).includes(name);
export const isRangeFacet = (name: string): name is RangeFacet => (RANGE_FACETS as readonly string[]).includes(name);

/** From one end to another, both included; null where an end is open (ledger I1). */
export interface Range {
  readonly min: number | null;
  readonly max: number | null;
}

/** What shoppers may choose of each facet: the words picked, and the ranges set. */
export interface Choices {
  readonly words: Readonly<Partial<Record<WordFacet, readonly string[]>>>;
  readonly ranges: Readonly<Partial<Record<RangeFacet, Range>>>;
}
