import type { Choices, Facet, RangeFacet, WordFacet } from '#src/rules/search/facets.ts';
import type { Sort } from '#src/rules/search/search-query.ts';
import type { CardFacts } from './card-facts.ts';

/** What a site's stock is asked for. */
export interface StockQuery extends Choices {
  readonly text: string;
  readonly sort: Sort;
  readonly near?: StockNear | null | undefined;
}

/** How far each of a site's locations is from a place, and how far a vehicle may be (ledger S23). */
export interface StockNear {
  readonly km: number;
  /** Kilometres by location; one that is missing is nobody knows where, and its vehicles are not found. */
  readonly distances: ReadonlyMap<number, number>;
}

/** A part of the answer that a page shows, and the facets it wants counted. */
export interface StockPart {
  readonly offset: number;
  readonly limit: number;
  readonly facets: readonly Facet[];
}

/** The lowest and highest number there is, and how many vehicles lie in each of equal parts between them. */
export interface RangeFound {
  readonly min: number;
  readonly max: number;
  readonly bars: readonly number[];
}

/** Vehicles in order, with counts for each value of the facets asked for; a facet's own counts ignore what is chosen of it (ledger S4). */
export interface StockAnswer {
  readonly count: number;
  readonly cards: readonly CardFacts[];
  /** Every value of the site's visible stock, those without a hit too; by name. */
  readonly facets: Readonly<Partial<Record<WordFacet, readonly { readonly value: string; readonly count: number }[]>>>;
  /** Only facets for which some vehicle has a number. */
  readonly ranges: Readonly<Partial<Record<RangeFacet, RangeFound>>>;
}
