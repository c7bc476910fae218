import type { Gazetteer } from '#src/rules/places/gazetteer.ts';
import { withDefaults } from '#src/rules/search/default-filters.ts';
import type { Facet, WordFacet } from '#src/rules/search/facets.ts';
import { isOffered, offeredChoices } from '#src/rules/search/facets.ts';
import type { Vocabulary } from '#src/rules/search/phrases/vocabulary.ts';
import { withoutFillers } from '#src/rules/search/place-in-words.ts';
import type { PlainWords } from '#src/rules/search/plain-words.ts';
import { readPlainWords } from '#src/rules/search/plain-words-query.ts';
import type { SearchQuery } from '#src/rules/search/search-query.ts';
import { localDay } from '#src/rules/time/local-day.ts';
import type { Showroom } from '#src/showroom/showroom.ts';
import type { StockAnswer, StockPart, StockQuery } from '#src/showroom/stock-search.ts';
import type { PageContext } from '#src/use-cases/context.ts';
import { defaultChoices } from './default-choices.ts';
import { type FoundPlace, findNear, type NearQuery } from './find-near.ts';
import type { AddressChoices } from './read-search-address.ts';

/** Hits on one page (ledger S6). */
const PAGE_SIZE = 21;

/** A search as it was understood, and what it finds. */
export interface FoundStock {
  /** The full query: what the path chooses, the site's defaults and the plain words; its page exists. */
  readonly query: SearchQuery;
  readonly understood: PlainWords['understood'];
  /** The place that is searched near, from the address or the text; null for anywhere (ledger S23). */
  readonly place: FoundPlace | null;
  readonly placeUnderstood: NearQuery['understood'];
  /** What was meant as a place but is none. */
  readonly unknownPlace: string | null;
  readonly hasDefaults: boolean;
  readonly answer: StockAnswer;
  readonly pages: number;
}

/** Finds stock by what a path chooses and by a query, for the search page and for the API (ledger S4–S10, I2). */
export function findStock(context: PageContext, chosen: AddressChoices, requested: SearchQuery, places: Gazetteer): FoundStock {
  const { site, showroom } = context;
  const defaults = defaultChoices(context);
  const words = asSpelt(context, offeredChoices(requested.words, site.switches));
  const near = findNear(context, { ...requested, words }, places);
  const started = withDefaults(near.query, chosen, defaults);
  const { query: plain, understood } = readPlainWords(
    { ...started, words: { ...chosen, ...started.words } },
    vocabularyOf(context),
  );
  const hasLeftPlace = near.query.text !== requested.text;
  const read = hasLeftPlace && understood.length === 0 ? { ...plain, text: withoutFillers(plain.text) } : plain;
  const shown = site.switches.shownFacets.filter((facet) => isOffered(facet, site.switches));
  const stockQuery = asStockQuery(read, near.found);
  const { count } = showroom.stock.search(stockQuery, part(1, shown));
  const pages = Math.max(1, Math.ceil(count / PAGE_SIZE));
  const query = { ...read, page: Math.min(read.page, pages) };
  return {
    query,
    understood,
    place: near.found,
    placeUnderstood: near.understood,
    unknownPlace: near.unknown,
    hasDefaults: site.switches.defaultFilters.length > 0,
    answer: showroom.stock.search(stockQuery, part(query.page, shown)),
    pages,
  };
}

/** Chosen values as the stock spells them: an address may say `toyota`, but Toyota is what is ticked. What is not in stock is left as it is. */
function asSpelt({ showroom }: PageContext, words: SearchQuery['words']): SearchQuery['words'] {
  const spelt = Object.entries(words).map(([facet, chosen]) => {
    const known = new Map(showroom.stock.values(facet as WordFacet).map((value) => [value.toLowerCase(), value]));
    return [facet, chosen.map((value) => known.get(value.toLowerCase()) ?? value)] as const;
  });
  return Object.fromEntries(spelt);
}

/**
 * How many hits there are of each car type, whether or not the site shows that facet (ledger S16). A facet's own counts ignore its own filter,
 * so only the chosen types are hits.
 */
export function typeCounts({ showroom }: PageContext, { query, place }: FoundStock): readonly number[] {
  const { facets } = showroom.stock.search(asStockQuery(query, place), { offset: 0, limit: 0, facets: ['car_type'] });
  const chosen = query.words.car_type;
  return (facets.car_type ?? []).flatMap(({ value, count }) => (chosen === undefined || chosen.includes(value) ? [count] : []));
}

/** The part of a query that decides what is found; `place` is what it is searched near. */
export const asStockQuery = ({ text, sort, words, ranges, near }: SearchQuery, place: FoundPlace | null): StockQuery => ({
  text,
  sort,
  words,
  ranges,
  near: near === null || place === null ? null : { km: near.km, distances: place.distances },
});

const part = (page: number, facets: readonly Facet[]): StockPart => ({
  offset: (page - 1) * PAGE_SIZE,
  limit: PAGE_SIZE,
  facets,
});

const vocabularies = new WeakMap<Showroom, Vocabulary>();

/** The words of a site's stock: one object per showroom, because the rule caches its index of names by it. */
function vocabularyOf({ site, showroom, now }: PageContext): Vocabulary {
  const known = vocabularies.get(showroom) ?? {
    values: (facet: WordFacet) => showroom.stock.values(facet),
    thisYear: localDay(site.switches.timeZone, now).year,
  };
  vocabularies.set(showroom, known);
  return known;
}
