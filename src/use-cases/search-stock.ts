import { countText } from '#src/rules/search/count-text.ts';
import { facetLabel, rangeLabel, SORT_LABELS, valueLabel } from '#src/rules/search/facet-words.ts';
import { isWordFacet, type WordFacet } from '#src/rules/search/facets.ts';
import { clearHref, searchChips } from '#src/rules/search/search-chips.ts';
import { searchCrumbs } from '#src/rules/search/search-crumbs.ts';
import { ALL_SLUG, ALL_STOCK, type SearchAddress } from '#src/rules/search/search-href.ts';
import { type SearchQuery, SORTS } from '#src/rules/search/search-query.ts';
import { searchTitle } from '#src/rules/search/search-title.ts';
import type { Context } from './context.ts';
import { type FoundStock, findStock, typeCounts } from './find-stock.ts';
import { resultCells } from './result-cells.ts';
import { searchFacets } from './search-facets.ts';
import type { SearchPage } from './search-page-types.ts';
import { searchPlace } from './search-place.ts';
import { suggestRemoval } from './suggest-removal.ts';
import { vehicleWord } from './vehicle-word.ts';

/** Where a search is, and what its query string asks for. */
export interface SearchRequest {
  readonly slug: string;
  readonly model?: string | undefined;
  readonly query: SearchQuery;
}

/** A page of the site's stock for a search address, or null when the address names nothing (ledger S1, S6). */
export function searchStock(context: Context, { slug, model, query: asked }: SearchRequest): SearchPage | null {
  const place = searchPlace(context, slug, model);
  if (place === null) return null;
  const found = findStock(context, place, asked);
  const { query, answer, pages, hasDefaults } = found;
  const { switches } = context.site;
  const word = vehicleWord(context.site);
  const path = slug === ALL_SLUG ? ALL_STOCK : `/search/${model === undefined ? slug : `${slug}/${model}`}`;
  const fixed = (Object.keys(place) as WordFacet[]).filter((facet) => query.words[facet] === place[facet]);
  const address: SearchAddress = { path, query, fixed, hasDefaults };
  const title = searchTitle(query, word);
  return {
    title,
    crumbs: searchCrumbs(query, { title, path, prefix: switches.breadcrumbPrefix, vehicleWord: word }),
    path,
    query,
    fixed,
    hasDefaults,
    count: answer.count,
    countText: countText(answer.count, switches.stockCountOverride, () => typeCounts(context, query)),
    pages,
    cells: resultCells(context, { path, query, cards: answer.cards }),
    layout: switches.resultsLayout,
    cardsPerRow: switches.cardsPerRow,
    chips: searchChips(address),
    clearHref: clearHref(address, hasDefaults),
    emptyHref: switches.clearFiltersHref,
    facets: searchFacets(context, found),
    sorts: SORTS.map((value) => ({ value, label: SORT_LABELS[value] })),
    understood: understoodWords(found, word),
    suggestion: answer.count === 0 ? suggestRemoval(context, address) : null,
    vehicleWord: word,
  };
}

const understoodWords = ({ understood }: FoundStock, word: string): SearchPage['understood'] =>
  understood.map(({ phrase, facet, words = [], range }) => ({
    phrase,
    label: isWordFacet(facet)
      ? `${facetLabel(facet, word)}: ${words.map((value) => valueLabel(facet, value)).join(', ')}`
      : rangeLabel(facet, range ?? { min: null, max: null }),
  }));
