/** The facets with text values; a vehicle has one value of each, but any number of the last two (ledger S3). */
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
  'sleeps',
  'axle_type',
  'ensuite',
  'filtered_features',
  'categories',
] as const;

/** The numeric facets, chosen as ranges (ledger S3); a caravan's length is in feet, its masses in kilograms (ledger V7). */
export const RANGE_FACETS = [
  'price',
  'subscription_price',
  'km',
  'year',
  'body_length',
  'tare_weight',
  'aggregate_trailer_mass',
] as const;

export type WordFacet = (typeof WORD_FACETS)[number];
export type RangeFacet = (typeof RANGE_FACETS)[number];
export type Facet = WordFacet | RangeFacet;

/** Every facet (ledger S3). */
export const FACETS: readonly Facet[] = [...WORD_FACETS, ...RANGE_FACETS];

export const isWordFacet = (name: string): name is WordFacet => (WORD_FACETS as readonly string[]).includes(name);
export const isRangeFacet = (name: string): name is RangeFacet => (RANGE_FACETS as readonly string[]).includes(name);

/** A range with both ends included; null for an open end (ledger I1). */
export interface Range {
  readonly min: number | null;
  readonly max: number | null;
}

/** A shopper's choices: the values picked and the ranges set. */
export interface Choices {
  readonly words: Readonly<Partial<Record<WordFacet, readonly string[]>>>;
  readonly ranges: Readonly<Partial<Record<RangeFacet, Range>>>;
}

/** The switches that decide whether a site has a facet. */
export interface FacetsInput {
  readonly financeEnabled: boolean;
}

/** Whether a site has a facet at all: a weekly budget is about finance (ledger P11). */
export const isOffered = (facet: Facet, { financeEnabled }: FacetsInput): boolean =>
  financeEnabled || facet !== 'weekly_price_range';

/** The choices of facets that a site has; others in an address are ignored. */
export const offeredChoices = (words: Choices['words'], input: FacetsInput): Choices['words'] =>
  Object.fromEntries(Object.entries(words).filter(([facet]) => isOffered(facet as WordFacet, input)));
