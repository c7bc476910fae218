import type { Choices, Range, WordFacet } from '#src/rules/search/facets.ts';

/**
 * The facets that searches are indexed by, the one that fewest vehicles share first. Those of which a vehicle can have several values, and
 * those that depend on a lender's rates, are not among them.
 */
export const TERM_FACETS = [
  'make_model',
  'model',
  'badge',
  'make',
  'location_name',
  'city',
  'body',
  'seats',
  'colour',
  'dealership_name',
  'fuel',
  'drive',
  'state',
  'transmission',
  'car_type',
] as const satisfies readonly WordFacet[];

/** The term of a search that chooses none of these facets: every vehicle has it. */
export const ANY_TERM = 'any';

/** What a search that is stored as an alert chooses. */
export type IndexedSearch = Choices;

/** A term under which an alert is found, and the prices outside of which no vehicle fits it. */
export interface AlertTerm {
  readonly term: string;
  /** Whole dollars; null for any. */
  readonly lowest: number | null;
  readonly highest: number | null;
}

const NO_RANGE: Range = { min: null, max: null };

/**
 * The terms of a search: one for each value of its most selective facet. A vehicle that fits the search has at least one of them, so only
 * searches that share a term with a changed vehicle need to be carried out.
 */
export function searchTerms({ words, ranges }: IndexedSearch): AlertTerm[] {
  const { min: lowest, max: highest } = ranges.price ?? NO_RANGE;
  const facet = TERM_FACETS.find((one) => (words[one]?.length ?? 0) > 0);
  if (facet === undefined) return [{ term: ANY_TERM, lowest, highest }];
  const terms = new Set(words[facet]?.map((value) => termOf(facet, value)));
  return [...terms].map((term) => ({ term, lowest, highest }));
}

/** The terms of a vehicle, by the values that a site's search has for it. */
export const vehicleTerms = (valuesOf: (facet: (typeof TERM_FACETS)[number]) => readonly string[]): string[] => [
  ANY_TERM,
  ...TERM_FACETS.flatMap((facet) => valuesOf(facet).map((value) => termOf(facet, value))),
];

const termOf = (facet: WordFacet, value: string): string => `${facet} ${tidyTerm(value)}`;

/** The search compares values in this form, too. */
const tidyTerm = (value: string): string => value.toLowerCase();
