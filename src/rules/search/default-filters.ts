import type { FilterTerm } from '../stock/search-filter.ts';
import { type Choices, isRangeFacet, isWordFacet, type Range, type RangeFacet, type WordFacet } from './facets.ts';
import { hasChoices, type SearchQuery } from './search-query.ts';

/**
 * The query with the site's default filters, which apply only while its address has none and does not clear them (ledger S10).
 * They never override what the path fixes, such as the type in /search/new-cars.
 */
export function withDefaults(query: SearchQuery, fixed: Choices['words'], defaults: Choices): SearchQuery {
  if (hasChoices(query) || query.text !== '' || query.all) return query;
  return { ...query, words: { ...defaults.words, ...fixed }, ranges: defaults.ranges };
}

/**
 * A filter's terms as choices, so that they show as chips and can be removed (ledger S8, S10). Terms on a series, a location or a
 * dealership (by slug) are left out: shoppers cannot choose those.
 */
export function choicesOfFilter(terms: readonly FilterTerm[]): Choices {
  const words: Partial<Record<WordFacet, string[]>> = {};
  const ranges: Partial<Record<RangeFacet, Range>> = {};
  for (const { field, value } of terms) {
    if (isWordFacet(field)) {
      const chosen = words[field] ?? [];
      if (!chosen.includes(value)) words[field] = [...chosen, value].toSorted();
    } else if (isRangeFacet(field) && /^\d{1,9}$/.test(value)) ranges[field] = { min: Number(value), max: Number(value) };
  }
  return { words, ranges };
}
