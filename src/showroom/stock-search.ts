import type { Choices, Facet, RangeFacet, WordFacet } from '#src/rules/search/facets.ts';
import type { Sort } from '#src/rules/search/search-query.ts';
import type { CardFacts } from './card-facts.ts';

export interface StockQuery extends Choices {
  readonly text: string;
  readonly sort: Sort;
  readonly near?: StockNear | null | undefined;
  /** Only what can be seen at the dealer's now: neither sold nor still to come. */
  readonly inStock?: boolean;
}

/** How far each of a site's locations is from a place, and how far a vehicle may be (ledger S23). */
export interface StockNear {
  readonly km: number;
  /** Kilometres by location id; vehicles at a location that is missing here are not found. */
  readonly distances: ReadonlyMap<number, number>;
}

/** The page of the answer that is needed, and the facets to be counted. */
export interface StockPart {
  readonly offset: number;
  readonly limit: number;
  readonly facets: readonly Facet[];
}

/** The lowest and highest number, and how many vehicles lie in each of equal parts between them. */
export interface RangeFound {
  readonly min: number;
  readonly max: number;
  readonly bars: readonly number[];
}

/** How many vehicles have each number, in no order, and how many have none. */
export interface NumberTally {
  readonly counts: readonly (readonly [number: number, count: number])[];
  readonly without: number;
}

/** Vehicles in order, with counts for each value of the requested facets; a facet's own counts ignore its own filter (ledger S4). */
export interface StockAnswer {
  readonly count: number;
  readonly cards: readonly CardFacts[];
  /** Every value in the site's visible stock, also those without a hit; sorted by name. */
  readonly facets: Readonly<Partial<Record<WordFacet, readonly { readonly value: string; readonly count: number }[]>>>;
  /** Only facets of which some vehicle has a number. */
  readonly ranges: Readonly<Partial<Record<RangeFacet, RangeFound>>>;
}
