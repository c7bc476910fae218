import { facetLabel, rangeLabel, valueLabel } from './facet-words.ts';
import { RANGE_FACETS, WORD_FACETS, type WordFacet } from './facets.ts';
import { ALL_STOCK, type SearchAddress, searchHref } from './search-href.ts';
import { EMPTY_QUERY, writeSearchQuery } from './search-query.ts';

// More of one facet are told as a number: a text that says 'white' may have chosen a dozen paints.
const MOST_OF_ONE = 3;

/** What is chosen, each with the address of the same search without it (ledger S20). */
export function searchChips(address: SearchAddress, vehicleWord: string): { readonly label: string; readonly href: string }[] {
  const { text, words, ranges } = address.query;
  const without = (facet: WordFacet, kept: readonly string[]) => {
    const { [facet]: _gone, ...others } = words;
    return searchHref(address, { words: kept.length === 0 ? others : { ...others, [facet]: kept } });
  };
  return [
    ...(text === '' ? [] : [{ label: `“${text}”`, href: searchHref(address, { text: '' }) }]),
    ...WORD_FACETS.flatMap((facet) => {
      const chosen = words[facet] ?? [];
      if (chosen.length > MOST_OF_ONE)
        return [{ label: `${facetLabel(facet, vehicleWord)}: ${chosen.length} chosen`, href: without(facet, []) }];
      return chosen.map((value) => ({
        label: valueLabel(facet, value),
        href: without(
          facet,
          chosen.filter((other) => other !== value),
        ),
      }));
    }),
    ...RANGE_FACETS.flatMap((facet) => {
      const { [facet]: range, ...others } = ranges;
      return range === undefined ? [] : [{ label: rangeLabel(facet, range), href: searchHref(address, { ranges: others }) }];
    }),
  ];
}

/** Where 'Clear all' leads: all stock in the same order, without the site's default filters (ledger S10, S20). */
export const clearHref = ({ query }: Pick<SearchAddress, 'query'>, hasDefaults: boolean): string =>
  ALL_STOCK + writeSearchQuery({ ...EMPTY_QUERY, sort: query.sort, all: hasDefaults });
