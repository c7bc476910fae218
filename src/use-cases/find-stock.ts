import { choicesOfFilter, withDefaults } from '#src/rules/search/default-filters.ts';
import { type Facet, isWordFacet, type WordFacet } from '#src/rules/search/facets.ts';
import type { Vocabulary } from '#src/rules/search/phrases/vocabulary.ts';
import { type PlainWords, plainWords } from '#src/rules/search/plain-words.ts';
import type { SearchQuery } from '#src/rules/search/search-query.ts';
import { parseSearchFilter } from '#src/rules/stock/search-filter.ts';
import { localDay } from '#src/rules/time/local-day.ts';
import type { Showroom } from '#src/showroom/showroom.ts';
import type { StockAnswer, StockPart, StockQuery } from '#src/showroom/stock-search.ts';
import type { Context } from './context.ts';
import type { SearchPlace } from './search-place.ts';

/** Hits on one page (ledger S6). */
const PAGE_SIZE = 21;

/** What was asked for, as it was understood, and what there is. */
export interface FoundStock {
  /** The query with everything in it: what the address means, the site's defaults, the plain words; its page is one that exists. */
  readonly query: SearchQuery;
  readonly understood: PlainWords['understood'];
  readonly hasDefaults: boolean;
  readonly answer: StockAnswer;
  readonly pages: number;
}

/** Finds the stock that an address and its query ask for: the one way of the page and of the interface (ledger S4–S10, I2). */
export function findStock(context: Context, place: SearchPlace, asked: SearchQuery): FoundStock {
  const { site, showroom } = context;
  const defaults = choicesOfFilter(
    site.switches.defaultFilters.flatMap((text) => {
      const parsed = parseSearchFilter(text);
      return parsed.ok ? parsed.terms : [];
    }),
  );
  const started = withDefaults(asked, defaults);
  const { query: read, understood } = inPlainWords(context, { ...started, words: { ...place, ...started.words } });
  const { count } = showroom.stock.search(read, part(1, site.switches.shownFacets));
  const pages = Math.max(1, Math.ceil(count / PAGE_SIZE));
  const query = { ...read, page: Math.min(read.page, pages) };
  return {
    query,
    understood,
    hasDefaults: site.switches.defaultFilters.length > 0,
    answer: showroom.stock.search(read, part(query.page, site.switches.shownFacets)),
    pages,
  };
}

/** The part of a query that decides what is found. */
export const asStockQuery = ({ text, sort, words, ranges }: SearchQuery): StockQuery => ({ text, sort, words, ranges });

const part = (page: number, facets: readonly Facet[]): StockPart => ({
  offset: (page - 1) * PAGE_SIZE,
  limit: PAGE_SIZE,
  facets,
});

/** Takes what the text says in plain words for the filters it means. What was chosen by hand counts for more: words against it stay text. */
function inPlainWords(
  context: Context,
  query: SearchQuery,
): { readonly query: SearchQuery; readonly understood: PlainWords['understood'] } {
  if (query.text === '') return { query, understood: [] };
  const said = plainWords(query.text, vocabularyOf(context));
  const isNew = ({ facet }: Said) => !(facet in query.words || facet in query.ranges);
  const isAgain = ({ facet, words = [] }: Said) =>
    words.length > 0 && isWordFacet(facet) && words.every((word) => query.words[facet]?.includes(word) === true);
  const understood = said.understood.filter(isNew);
  const against = said.understood.filter((one) => !isNew(one) && !isAgain(one));
  const keep = <T extends object>(choices: T) =>
    Object.fromEntries(Object.entries(choices).filter(([facet]) => understood.some((one) => one.facet === facet))) as T;
  return {
    query: {
      ...query,
      text: [said.rest, ...against.map(({ phrase }) => phrase)].filter((part) => part !== '').join(' '),
      words: { ...query.words, ...keep(said.words) },
      ranges: { ...query.ranges, ...keep(said.ranges) },
    },
    understood,
  };
}

type Said = PlainWords['understood'][number];

const vocabularies = new WeakMap<Showroom, Vocabulary>();

/** The words of a site's stock: one object for as long as the showroom is true, because the rule keeps its index of names with it. */
function vocabularyOf({ site, showroom, now }: Context): Vocabulary {
  const known = vocabularies.get(showroom) ?? {
    values: (facet: WordFacet) => showroom.stock.values(facet),
    thisYear: localDay(site.switches.timeZone, now).year,
  };
  vocabularies.set(showroom, known);
  return known;
}
