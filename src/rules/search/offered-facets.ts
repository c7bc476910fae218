import type { Choices, Facet, WordFacet } from './facets.ts';

/** The switches on which it depends whether a site has a facet. */
export interface FacetsInput {
  readonly financeEnabled: boolean;
}

/** Whether a site has a facet at all: a weekly budget is a matter of finance (ledger P11). */
export const isOffered = (facet: Facet, { financeEnabled }: FacetsInput): boolean =>
  financeEnabled || facet !== 'weekly_price_range';

/** What was chosen of the facets that a site has; the rest of an address means nothing there. */
export const offeredWords = (words: Choices['words'], given: FacetsInput): Choices['words'] =>
  Object.fromEntries(Object.entries(words).filter(([facet]) => isOffered(facet as WordFacet, given)));
