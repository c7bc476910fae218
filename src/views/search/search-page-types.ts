import type { Range, RangeFacet, WordFacet } from '#src/rules/search/facets.ts';
import type { SearchChip } from '#src/rules/search/search-chips.ts';
import type { SearchQuery, Sort } from '#src/rules/search/search-query.ts';
import type { CardView, Crumb, PictureView } from '#src/views/site/page-types.ts';

/** A page of search results with everything that can be chosen on it. */
export interface SearchPage {
  readonly title: string;
  readonly crumbs: readonly Crumb[];
  /** The address without its query string, such as `/search/used-cars`. Pages and orders of the same choices stay on it. */
  readonly path: string;
  /**
   * What the page shows, its address's own meaning included: /search/toyota has Toyota among its chosen makes. Every other search is this one, changed
   * and written on `path` by `searchHref`.
   */
  readonly query: SearchQuery;
  /** What the address itself has chosen; changing one of these leaves it for the address of all stock. */
  readonly fixed: readonly WordFacet[];
  /** Whether the site starts a search with filters of its own, which clearing must not bring back (ledger S10). */
  readonly hasDefaults: boolean;
  readonly count: number;
  /** The number of results as it is told: '1,878', or what the site says above 1,999 (ledger S16). */
  readonly countText: string;
  readonly pages: number;
  readonly cells: readonly ResultCell[];
  readonly layout: 'grid' | 'carousel';
  readonly cardsPerRow: 3 | 4;
  readonly chips: readonly SearchChip[];
  /** Where 'Clear all' and the empty result's 'Clear Filters' lead (ledger S10, S13). */
  readonly clearHref: string;
  readonly emptyHref: string;
  readonly facets: readonly FacetView[];
  readonly sorts: readonly { readonly value: Sort; readonly label: string }[];
  /** Words of the text that were taken for filters, and how each was read; empty when the text is only text. */
  readonly understood: readonly { readonly phrase: string; readonly label: string }[];
  /** The place that is searched near, in words (what was typed where nobody knows it, '' for anywhere), others of its name, and what is said of a place that nobody knows (ledger S23). */
  readonly near: {
    readonly place: string;
    readonly others: readonly { readonly label: string; readonly href: string }[];
    readonly unknown: string | null;
  };
  /** Where nothing is found: the one choice whose removal brings most back. */
  readonly suggestion: { readonly label: string; readonly count: number; readonly href: string } | null;
  /** 'car' or 'caravan'. */
  readonly vehicleWord: string;
}

/** A cell of the grid: a vehicle, or something the dealer has to say among them (ledger S18). */
export type ResultCell =
  | { readonly kind: 'vehicle'; readonly card: CardView }
  | { readonly kind: 'promo'; readonly promo: PromoView };

export interface PromoView {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly link: { readonly label: string; readonly href: string } | null;
  readonly picture: PictureView | null;
}

export interface ValueView {
  readonly value: string;
  readonly label: string;
  readonly count: number;
  readonly chosen: boolean;
}

/** One group of the filter panel. */
export type FacetView =
  | {
      readonly kind: 'values';
      readonly facet: WordFacet;
      readonly label: string;
      /** Lists with headings, such as 'Popular Makes' and 'All Makes' (ledger S14); a list without one has null. */
      readonly lists: readonly { readonly heading: string | null; readonly values: readonly ValueView[] }[];
      /** The facet whose chosen values limit this list: makes limit models. */
      readonly parent: WordFacet | null;
    }
  | {
      readonly kind: 'range';
      readonly facet: RangeFacet;
      readonly label: string;
      /** The lowest and highest there are with everything else that is chosen. */
      readonly bounds: { readonly min: number; readonly max: number };
      readonly chosen: Range;
      readonly step: number;
      readonly unit: 'dollars' | 'kilometres' | 'years';
      /** How many lie in each even part of the bounds; empty where no picture of them is wanted. */
      readonly bars: readonly number[];
    };
