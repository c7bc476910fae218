import type { WordFacet } from '#src/rules/search/facets.ts';
import type { SearchQuery } from '#src/rules/search/search-query.ts';
import type { FacetView } from '#src/views/search/search-facets.ts';

interface Toggle {
  readonly facet: WordFacet;
  readonly value: string;
  readonly isOn: boolean;
}

/**
 * The words chosen after a box is ticked or cleared. Clearing a value also clears those below it: a shopper who removes Toyota no
 * longer means the HiLux.
 */
export function toggledWords(
  words: SearchQuery['words'],
  { facet, value, isOn }: Toggle,
  facets: readonly FacetView[],
): SearchQuery['words'] {
  const others = (words[facet] ?? []).filter((word) => word !== value);
  const next = { ...words, [facet]: isOn ? [...others, value].toSorted() : others };
  if (!isOn) {
    for (const view of facets) {
      if (view.kind !== 'values' || view.parent !== facet) continue;
      const leaving = view.lists
        .filter(({ heading }) => heading === value)
        .flatMap((list) => list.values.map((one) => one.value));
      next[view.facet] = others.length === 0 ? [] : (next[view.facet] ?? []).filter((word) => !leaving.includes(word));
    }
  }
  return Object.fromEntries(Object.entries(next).filter(([, chosen]) => chosen.length > 0));
}
