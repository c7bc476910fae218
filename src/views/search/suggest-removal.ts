import { placeText } from '#src/rules/places/place-slug.ts';
import { anywhere, quoted, searchChips } from '#src/rules/search/search-chips.ts';
import { type SearchAddress, searchHref } from '#src/rules/search/search-href.ts';
import type { SearchQuery } from '#src/rules/search/search-query.ts';
import type { PageContext } from '#src/use-cases/context.ts';
import type { FoundPlace } from '#src/use-cases/search/find-near.ts';
import { asStockQuery } from '#src/use-cases/search/find-stock.ts';

/** A filter that can be removed, and how many vehicles are found without it. */
export interface Suggestion {
  readonly label: string;
  readonly count: number;
  readonly href: string;
}

/** The filter whose removal finds most vehicles when a search finds none; null when removing a single one does not help. */
export function suggestRemoval({ showroom }: PageContext, address: SearchAddress, place: FoundPlace | null): Suggestion | null {
  const { query } = address;
  const without: Partial<SearchQuery>[] = [
    ...(query.text === '' ? [] : [{ text: '' }]),
    ...(query.near === null ? [] : [anywhere(query.sort)]),
    ...Object.keys(query.words).map((facet) => ({ words: allBut(query.words, facet) })),
    ...Object.keys(query.ranges).map((facet) => ({ ranges: allBut(query.ranges, facet) })),
  ];
  const [best] = without
    .map((change) => ({ change, count: showroom.stock.countOf(asStockQuery({ ...query, ...change }, place)) }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count);
  if (best === undefined) return null;
  const name = place === null ? null : placeText(place.place);
  const left = new Set(searchChips({ ...address, query: { ...query, ...best.change } }, name).map(({ label }) => label));
  const removed = searchChips(address, name).flatMap(({ label }) => (left.has(label) ? [] : [quoted(label)]));
  const more = removed.length - MOST_NAMED;
  return {
    label: more > 0 ? `${removed.slice(0, MOST_NAMED).join(', ')} and ${more} more` : removed.join(', '),
    count: best.count,
    href: searchHref(address, best.change),
  };
}

const MOST_NAMED = 3;

const allBut = <T extends object>(choices: T, name: string) =>
  Object.fromEntries(Object.entries(choices).filter(([key]) => key !== name)) as T;
