import type { Choices, Range, WordFacet } from '#src/rules/search/facets.ts';

/** The facets that shoppers combine. A term names all of these that a search chooses, so that few vehicles share it. */
const COMBINED = ['model', 'make', 'body', 'fuel', 'car_type'] as const satisfies readonly WordFacet[];

/** The facets that make a term by themselves, the one that fewest vehicles share first. */
const ALONE = [
  'make_model',
  'badge',
  'location_name',
  'city',
  'seats',
  'colour',
  'dealership_name',
  'drive',
  'state',
  'transmission',
] as const satisfies readonly WordFacet[];

/** The facets that a vehicle's terms are made of. Those of which a vehicle has several values, and those that depend on a lender's rates, are not among them. */
export type TermFacet = (typeof COMBINED)[number] | (typeof ALONE)[number];

/** The term of a search that chooses none of these facets: every vehicle has it. */
const ANY_TERM = 'any';

/** A search is stored under no more terms than this; one that chooses many values is stored under those of fewer facets. */
const MOST_TERMS = 40;

/** A term under which an alert is found, and the prices outside of which no vehicle fits it. */
export interface AlertTerm {
  readonly term: string;
  /** Whole dollars; null for any. */
  readonly lowest: number | null;
  readonly highest: number | null;
}

const NO_RANGE: Range = { min: null, max: null };

/**
 * The terms of a search: one for each combination of the values that it chooses. A vehicle that fits the search has exactly one of them, so only
 * searches that share a term with a changed vehicle need to be carried out.
 */
export function searchTerms({ words, ranges }: Choices): AlertTerm[] {
  const { min: lowest, max: highest } = ranges.price ?? NO_RANGE;
  return termsOf(words).map((term) => ({ term, lowest, highest }));
}

function termsOf(words: Choices['words']): string[] {
  const isChosen = (facet: WordFacet) => (words[facet]?.length ?? 0) > 0;
  const of = (facet: WordFacet) => [...new Set(words[facet]?.map((value) => part(facet, value)))];
  if (isChosen('make_model')) return of('make_model');
  let terms: string[] = [];
  for (const facet of COMBINED) {
    if (!isChosen(facet)) continue;
    const next = terms.length === 0 ? of(facet) : terms.flatMap((term) => of(facet).map((own) => `${term}, ${own}`));
    if (next.length <= MOST_TERMS) terms = next;
  }
  if (terms.length > 0) return terms;
  const alone = ALONE.find(isChosen);
  return alone === undefined ? [ANY_TERM] : of(alone);
}

/** The terms of a vehicle, by the value that a site's search has for it; null when it has none. */
export function vehicleTerms(readValue: (facet: TermFacet) => string | null): string[] {
  const own = (facet: TermFacet) => {
    const value = readValue(facet);
    return value === null ? [] : [part(facet, value)];
  };
  let combined: readonly string[] = [''];
  for (const facet of COMBINED)
    combined = combined.flatMap((term) => [term, ...own(facet).map((next) => (term === '' ? next : `${term}, ${next}`))]);
  return [ANY_TERM, ...combined.filter((term) => term !== ''), ...ALONE.flatMap(own)];
}

/** The search compares values in small letters, too. */
const part = (facet: WordFacet, value: string): string => `${facet} ${value.toLowerCase()}`;
