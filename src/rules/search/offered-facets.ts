import type { Choices, Facet, WordFacet } from './facets.ts';

/** The switches on which it depends whether a site has a facet. */
export interface FacetsGiven {
  readonly financeEnabled: boolean;
}

/** Whether a site has a facet at all: a weekly budget is a matter of finance (ledger P11). */
export const isOffered = (facet: Facet, { financeEnabled }: FacetsGiven): boolean =>
  financeEnabled || facet !== 'weekly_price_range';

/** What was chosen of the facets that a site has; the rest of an address means nothing there. */
export const offeredWords = (words: Choices['words'], given: FacetsGiven): Choices['words'] =>
  Object.fromEntries(Object.entries(words).filter(([facet]) => isOffered(facet as WordFacet, given)));
