import { ALL_STOCK } from '../addresses/all-stock.ts';
import { rangeLabel, valueLabel } from './facet-words.ts';
import { type Facet, RANGE_FACETS, WORD_FACETS, type WordFacet } from './facets.ts';
import { nearLabel } from './near.ts';
import { type SearchAddress, searchHref } from './search-href.ts';
import { EMPTY_QUERY, type SearchQuery, type Sort, writeSearchQuery } from './search-query.ts';

/** A choice that can be removed: its text, and the address of the same search without it. */
export interface SearchChip {
  readonly label: string;
  readonly href: string;
  readonly facet: Facet | 'text' | 'near';
}

/** The choices, one chip for each value (ledger S20); `place` is the name of the place searched near (ledger S23). */
export function searchChips(address: SearchAddress, place: string | null = null): SearchChip[] {
  const { text, words, ranges, near, sort } = address.query;
  const without = (facet: WordFacet, gone: string) => {
    const { [facet]: chosen = [], ...others } = words;
    const kept = chosen.filter((value) => value !== gone);
    return searchHref(address, { words: kept.length === 0 ? others : { ...others, [facet]: kept } });
  };
  return [
    ...(text === '' ? [] : [{ label: quoted(text), href: searchHref(address, { text: '' }), facet: 'text' as const }]),
    ...(near === null
      ? []
      : [{ label: nearLabel(near.km, place ?? near.place), href: searchHref(address, anywhere(sort)), facet: 'near' as const }]),
    ...WORD_FACETS.flatMap((facet) =>
      (words[facet] ?? []).map((value) => ({ label: valueLabel(facet, value), href: without(facet, value), facet })),
    ),
    ...RANGE_FACETS.flatMap((facet) => {
      const { [facet]: range, ...others } = ranges;
      return range === undefined
        ? []
        : [{ label: rangeLabel(facet, range), href: searchHref(address, { ranges: others }), facet }];
    }),
  ];
}

/** Removes a place, and the sort order that only a place has. */
export const anywhere = (sort: Sort): Pick<SearchQuery, 'near' | 'sort'> => ({
  near: null,
  sort: sort === 'nearest' ? 'relevance' : sort,
});

// A text that says 'white' may have chosen a dozen paints.
const MOST_OF_ONE = 3;

/** The chips of one facet: the first three, and the rest to unfold on request. */
export interface ChipGroup {
  readonly facet: SearchChip['facet'];
  readonly shown: readonly SearchChip[];
  readonly folded: readonly SearchChip[];
}

/** Chips grouped for display: a facet with many chosen values folds all but the first three (ledger S20). */
export function chipGroups(chips: readonly SearchChip[]): ChipGroup[] {
  return [...Map.groupBy(chips, ({ facet }) => facet)].map(([facet, of]) => ({
    facet,
    shown: of.slice(0, MOST_OF_ONE),
    folded: of.slice(MOST_OF_ONE),
  }));
}

/** Words in quotation marks; a text that already has them gets no second pair. */
export const quoted = (text: string): string => (/^["“].*["”]$/s.test(text) ? text : `“${text}”`);

/** Where 'Clear all' leads: all stock in the same order, without the site's default filters (ledger S10, S20). */
export const clearHref = ({ query }: Pick<SearchAddress, 'query'>, hasDefaults: boolean): string =>
  ALL_STOCK + writeSearchQuery({ ...EMPTY_QUERY, sort: query.sort, all: hasDefaults });
