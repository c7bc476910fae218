import type { WordFacet } from '#src/rules/search/facets.ts';
import type { WantedSearch } from './wanted-search.ts';

/**
 * A search without what anyone may have typed into it: its text, and values that are not the site's own. An email that asks for a confirmation
 * goes to somebody who may not have asked for it, and must not carry a stranger's words (ledger H9.6).
 */
export function quotableSearch(wanted: WantedSearch, isKnown: (facet: WordFacet, value: string) => boolean): WantedSearch {
  const words = Object.entries(wanted.words).flatMap(([facet, values]) => {
    const known = values.filter((value) => isKnown(facet as WordFacet, value));
    return known.length === 0 ? [] : [[facet, known] as const];
  });
  return { ...wanted, text: '', words: Object.fromEntries(words) };
}
