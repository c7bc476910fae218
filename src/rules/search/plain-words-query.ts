import type { Vocabulary } from '#src/rules/search/phrases/vocabulary.ts';
import { isWordFacet } from './facets.ts';
import { type PlainWords, plainWords, type Understood } from './plain-words.ts';
import type { SearchQuery } from './search-query.ts';

/** A query with its text understood. */
export interface PlainQuery {
  readonly query: SearchQuery;
  readonly understood: PlainWords['understood'];
}

/**
 * Turns what a query's text says in plain words into the filters it means. Choices made by hand take precedence: words that
 * repeat them are dropped, words that contradict them stay text.
 */
export function readPlainWords(query: SearchQuery, known: Vocabulary): PlainQuery {
  if (query.text === '') return { query, understood: [] };
  const parsed = plainWords(query.text, known);
  const isNew = ({ facet }: Understood) => !(facet in query.words || facet in query.ranges);
  const isAgain = ({ facet, words = [] }: Understood) =>
    words.length > 0 && isWordFacet(facet) && words.every((word) => query.words[facet]?.includes(word) === true);
  const understood = parsed.understood.filter(isNew);
  const against = parsed.understood.filter((one) => !isNew(one) && !isAgain(one));
  const keep = <T extends object>(choices: T) =>
    Object.fromEntries(Object.entries(choices).filter(([facet]) => understood.some((one) => one.facet === facet))) as T;
  return {
    query: {
      ...query,
      text: [parsed.rest, ...against.map(({ phrase }) => phrase)].filter((part) => part !== '').join(' '),
      words: { ...query.words, ...keep(parsed.words) },
      ranges: { ...query.ranges, ...keep(parsed.ranges) },
    },
    understood,
  };
}
