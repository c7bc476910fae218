import type { SearchQuery } from '#src/rules/search/search-query.ts';
import type { FacetView } from '#src/use-cases/search-page-types.ts';

/** The groups of the panel in order. One that stands under another comes right after it, and only once something of that is chosen. */
export function shownFacets(facets: readonly FacetView[], words: SearchQuery['words']): FacetView[] {
  const parentOf = (view: FacetView) => (view.kind === 'values' ? view.under : null);
  return facets
    .filter((view) => {
      const parent = parentOf(view);
      return parent === null || !facets.some(({ facet }) => facet === parent);
    })
    .flatMap((view) => {
      const under = facets.filter((other) => parentOf(other) === view.facet);
      const isChosen = view.kind === 'values' && (words[view.facet]?.length ?? 0) > 0;
      return isChosen ? [view, ...under] : [view];
    });
}
