import type { Facet, Range, WordFacet } from '../facets.ts';

/** What the site's stock contains: the values of each facet, and the current year. */
export interface Vocabulary {
  readonly values: (facet: WordFacet) => readonly string[];
  readonly thisYear: number;
}

/** What a run of words means. */
export interface Reading {
  /** How many words it takes. */
  readonly length: number;
  readonly facet: Facet;
  readonly words?: readonly string[];
  readonly range?: Range;
}
