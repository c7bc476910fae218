import type { Range } from '#src/rules/search/facets.ts';
import { type SearchAddress, searchHref } from '#src/rules/search/search-href.ts';
import { TOW_FACET } from '#src/rules/tow/tow-facet.ts';
import type { AtmCount } from '#src/rules/tow/tow-filter.ts';
import type { SearchPage } from '#src/views/search/search-stock.ts';

/** A search as the tow match sees it. */
export interface TowSearch {
  readonly counts: readonly AtmCount[];
  readonly unknown: number;
  /** The weights that the address chooses; null for any. */
  readonly range: Range | null;
  /** The address of the same search with a range to be put in its place, and without any. */
  readonly href: string;
  readonly allHref: string;
}

/** What stands in an address where a range of weights is to be. */
export const RANGE_PLACE = `range[${TOW_FACET}]=0:0`;

export const rangePart = ({ min, max }: Range): string => `range[${TOW_FACET}]=${min ?? ''}:${max ?? ''}`;

export function towSearch(page: SearchAddress & Pick<SearchPage, 'tow'>): TowSearch | null {
  if (page.tow === null) return null;
  const { [TOW_FACET]: range = null, ...others } = page.query.ranges;
  return {
    ...page.tow,
    range,
    href: searchHref(page, { ranges: { ...others, [TOW_FACET]: { min: 0, max: 0 } } }),
    allHref: searchHref(page, { ranges: others }),
  };
}
