import { isWordFacet } from './facets.ts';
import type { Vocabulary } from './phrases/vocabulary.ts';
import { type PlainWords, plainWords, type Understood } from './plain-words.ts';
import type { SearchQuery } from './search-query.ts';

/** A query as its text was understood. */
export interface PlainQuery {
  readonly query: SearchQuery;
  readonly understood: PlainWords['understood'];
}

/**
 * Takes what a query's text says in plain words for the filters it means. What was chosen by hand counts for more: words that say it again are dropped,
 * words against it stay text.
 */
export function inPlainWords(query: SearchQuery, known: Vocabulary): PlainQuery {
  if (query.text === '') return { query, understood: [] };
  const said = plainWords(query.text, known);
  const isNew = ({ facet }: Understood) => !(facet in query.words || facet in query.ranges);
  const isAgain = ({ facet, words = [] }: Understood) =>
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
