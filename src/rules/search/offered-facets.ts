import type { Choices, Facet, WordFacet } from './facets.ts';

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
