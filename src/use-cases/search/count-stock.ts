import type { WordFacet } from '#src/rules/search/facets.ts';
import type { PageContext } from '#src/use-cases/context.ts';

/** How many visible vehicles have each value of a facet, most first, then by name (ledger O5). */
export function countStock({ showroom }: Pick<PageContext, 'showroom'>, facet: WordFacet): { word: string; count: number }[] {
  const { facets } = showroom.stock.search(
    { text: '', sort: 'relevance', words: {}, ranges: {} },
    { offset: 0, limit: 0, facets: [facet] },
  );
  return (facets[facet] ?? [])
    .map(({ value, count }) => ({ word: value, count }))
    .toSorted((a, b) => b.count - a.count || a.word.localeCompare(b.word));
}
