import type { FacetView } from '#src/views/search/search-facets.ts';

export type RangeView = Extract<FacetView, { kind: 'range' }>;
