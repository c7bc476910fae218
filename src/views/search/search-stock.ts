import { alertHref } from '#src/rules/alerts/alert-path.ts';
import type { Gazetteer } from '#src/rules/places/gazetteer.ts';
import { placeText } from '#src/rules/places/place-slug.ts';
import { facetLabel, rangeLabel, SORT_LABELS, valueLabel } from '#src/rules/search/facet-words.ts';
import { isWordFacet, type WordFacet } from '#src/rules/search/facets.ts';
import { DEFAULT_DISTANCE, unknownPlaceText } from '#src/rules/search/near.ts';
import { countText } from '#src/rules/search/results.ts';
import { clearHref, type SearchChip, searchChips } from '#src/rules/search/search-chips.ts';
import { searchCrumbs } from '#src/rules/search/search-crumbs.ts';
import { type SearchAddress, searchHref } from '#src/rules/search/search-href.ts';
import { searchPath } from '#src/rules/search/search-path.ts';
import { type SearchQuery, SORTS, type Sort } from '#src/rules/search/search-query.ts';
import { searchTitle } from '#src/rules/search/search-title.ts';
import type { PageContext } from '#src/use-cases/context.ts';
import { type FoundStock, findStock, typeCounts } from '#src/use-cases/search/find-stock.ts';
import { readSearchAddress } from '#src/use-cases/search/read-search-address.ts';
import type { Crumb } from '#src/views/site/graph-parts.ts';
import { vehicleWord } from '#src/views/site/vehicle-word.ts';
import { type TowCounts, towCounts } from '#src/views/tow/tow-counts.ts';
import { type ResultCell, resultCells } from './result-cells.ts';
import { type FacetView, searchFacets } from './search-facets.ts';
import { type Suggestion, suggestRemoval } from './suggest-removal.ts';

/** A page of search results with all its filters. */
export interface SearchPage {
  readonly title: string;
  readonly crumbs: readonly Crumb[];
  /** The address without its query string, such as `/search/used-cars`. Other pages and orders of the same search have the same one. */
  readonly path: string;
  /**
   * What the page shows, including what its path chooses: /search/toyota has Toyota among its makes. Links to other searches are written from it by
   * `searchHref`.
   */
  readonly query: SearchQuery;
  /** What the path itself chooses; changing one of these leads to the address of all stock. */
  readonly fixed: readonly WordFacet[];
  /** Whether the site starts a search with default filters, which must not come back when all are cleared (ledger S10). */
  readonly hasDefaults: boolean;
  readonly count: number;
  /** The number of results as it is shown: '1,878', or the site's own words above 1,999 (ledger S16). */
  readonly countText: string;
  readonly pages: number;
  readonly cells: readonly ResultCell[];
  readonly layout: 'grid' | 'carousel';
  readonly cardsPerRow: 3 | 4;
  readonly chips: readonly SearchChip[];
  /** Where 'Clear all' leads, and 'Clear Filters' on an empty result (ledger S10, S13). */
  readonly clearHref: string;
  readonly emptyHref: string;
  readonly facets: readonly FacetView[];
  readonly sorts: readonly { readonly value: Sort; readonly label: string }[];
  /** Words of the text that were understood as filters, and how. */
  readonly understood: readonly { readonly phrase: string; readonly label: string }[];
  /** The place that is searched near (as it was typed if it is unknown, '' for anywhere), others of its name, and the message about an unknown place (ledger S23). */
  readonly near: {
    readonly place: string;
    readonly others: readonly { readonly label: string; readonly href: string }[];
    readonly unknown: string | null;
  };
  /** When nothing is found: the filter whose removal finds most. */
  readonly suggestion: Suggestion | null;
  /** Where somebody asks to be told about vehicles like these; null on the pages after the first, and where the site tells nobody. */
  readonly alertHref: string | null;
  /** The weights that a tow car is measured against; null where no car is (ledger P15). */
  readonly tow: TowCounts | null;
  /** 'car' or 'caravan'. */
  readonly vehicleWord: string;
}

/** The path and the query of a search. */
export interface SearchRequest {
  readonly slug: string;
  readonly model?: string | undefined;
  readonly query: SearchQuery;
}

/** The search page of an address; null when the path names nothing (ledger S1, S6). */
export function searchStock(
  context: PageContext,
  { slug, model, query: requested }: SearchRequest,
  places: Gazetteer,
): SearchPage | null {
  const chosen = readSearchAddress(context, slug, model);
  if (chosen === null) return null;
  const found = findStock(context, chosen, requested, places);
  const { query, answer, pages, hasDefaults } = found;
  const { switches } = context.site;
  const word = vehicleWord(context.site);
  const path = searchPath(slug, model);
  const fixed = (Object.keys(chosen) as WordFacet[]).filter((facet) => query.words[facet] === chosen[facet]);
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
    alertHref: switches.hasAlerts && query.page === 1 ? alertHref({ kind: 'search', address: searchHref(address, {}) }) : null,
    tow: towCounts(context, found),
    vehicleWord: word,
  };
}

/** The place that is searched near, others of the same name, or that it is unknown (ledger S23). */
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
