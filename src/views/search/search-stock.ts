import type { Gazetteer } from '#src/rules/places/gazetteer.ts';
import { placeText } from '#src/rules/places/place-slug.ts';
import { facetLabel, rangeLabel, SORT_LABELS, valueLabel } from '#src/rules/search/facet-words.ts';
import { isWordFacet, type WordFacet } from '#src/rules/search/facets.ts';
import { DEFAULT_DISTANCE, unknownPlaceText } from '#src/rules/search/near.ts';
import { countText } from '#src/rules/search/results.ts';
import { clearHref, searchChips } from '#src/rules/search/search-chips.ts';
import { searchCrumbs } from '#src/rules/search/search-crumbs.ts';
import { ALL_SLUG, ALL_STOCK, type SearchAddress, searchHref } from '#src/rules/search/search-href.ts';
import { type SearchQuery, SORTS } from '#src/rules/search/search-query.ts';
import { searchTitle } from '#src/rules/search/search-title.ts';
import type { PageContext } from '#src/use-cases/context.ts';
import { type FoundStock, findStock, typeCounts } from '#src/use-cases/search/find-stock.ts';
import { searchPlace } from '#src/use-cases/search/search-place.ts';
import { vehicleWord } from '#src/views/site/vehicle-word.ts';
import { resultCells } from './result-cells.ts';
import { searchFacets } from './search-facets.ts';
import type { SearchPage } from './search-page-types.ts';
import { suggestRemoval } from './suggest-removal.ts';

/** Where a search is, and what its query string asks for. */
export interface SearchRequest {
  readonly slug: string;
  readonly model?: string | undefined;
  readonly query: SearchQuery;
}

/** A page of the site's stock for a search address, or null when the address names nothing (ledger S1, S6). */
export function searchStock(
  context: PageContext,
  { slug, model, query: asked }: SearchRequest,
  places: Gazetteer,
): SearchPage | null {
  const place = searchPlace(context, slug, model);
  if (place === null) return null;
  const found = findStock(context, place, asked, places);
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
    countText: countText(answer.count, switches.stockCountOverride, () => typeCounts(context, found)),
    pages,
    cells: resultCells(context, { path, query, cards: answer.cards, place: found.place }),
    layout: switches.resultsLayout,
    cardsPerRow: switches.cardsPerRow,
    chips: searchChips(address, found.place === null ? null : placeText(found.place.place)),
    clearHref: clearHref(address, hasDefaults),
    emptyHref: switches.clearFiltersHref,
    facets: searchFacets(context, found),
    sorts: SORTS.filter((value) => value !== 'nearest' || query.near !== null).map((value) => ({
      value,
      label: SORT_LABELS[value],
    })),
    understood: understoodWords(found, word),
    near: nearView(found, address),
    suggestion: answer.count === 0 ? suggestRemoval(context, address, found.place) : null,
    vehicleWord: word,
  };
}

/** The place that is searched near, and what is said where it is one of several or none at all (ledger S23). */
const nearView = ({ query, place, unknownPlace }: FoundStock, address: SearchAddress): SearchPage['near'] => ({
  place: place === null ? (unknownPlace ?? '') : placeText(place.place),
  others: (place?.others ?? []).map((other) => ({
    label: placeText(other),
    href: searchHref(address, { near: { km: query.near?.km ?? DEFAULT_DISTANCE, place: other.slug } }),
  })),
  unknown: unknownPlace === null ? null : unknownPlaceText(unknownPlace),
});

const understoodWords = ({ understood, placeUnderstood }: FoundStock, word: string): SearchPage['understood'] => [
  ...placeUnderstood,
  ...understood.map(({ phrase, facet, words = [], range }) => ({
    phrase,
    label: isWordFacet(facet)
      ? `${facetLabel(facet, word)}: ${words.map((value) => valueLabel(facet, value)).join(', ')}`
      : rangeLabel(facet, range ?? { min: null, max: null }),
  })),
];
