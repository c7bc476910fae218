import type { WordFacet } from '#src/rules/search/facets.ts';
import type { SearchQuery } from '#src/rules/search/search-query.ts';
import type { PageContext } from '#src/use-cases/context.ts';
import { defaultChoices } from './default-choices.ts';

/** How many vehicles have each value of a facet, as the search page counts them or only those in stock: most first, then by name (ledger O5). */
export function countStock(
  { site, showroom }: Pick<PageContext, 'site' | 'showroom'>,
  facet: WordFacet,
  chosen: SearchQuery['words'] = {},
  which: 'listed' | 'in stock' = 'listed',
): { word: string; count: number }[] {
  const defaults = defaultChoices({ site });
  const { facets } = showroom.stock.search(
    {
      text: '',
      sort: 'relevance',
      words: { ...defaults.words, ...chosen },
      ranges: defaults.ranges,
      inStock: which === 'in stock',
    },
    { offset: 0, limit: 0, facets: [facet] },
  );
  return (facets[facet] ?? [])
    .filter(({ count }) => count > 0)
    .map(({ value, count }) => ({ word: value, count }))
    .toSorted((a, b) => b.count - a.count || a.word.localeCompare(b.word));
}

/** How many vehicles the page of all stock lists. */
export function countListed({ site, showroom }: Pick<PageContext, 'site' | 'showroom'>): number {
  const { words, ranges } = defaultChoices({ site });
  return showroom.stock.search({ text: '', sort: 'relevance', words, ranges }, { offset: 0, limit: 0, facets: [] }).count;
}
