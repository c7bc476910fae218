import type { FacetView } from '#src/views/search/search-facets.ts';

/** A group of the filter panel that is a number, chosen from one end to another. */
export type RangeView = Extract<FacetView, { kind: 'range' }>;
