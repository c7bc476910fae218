import {
  facetOrder,
  facetParent,
  makeLists,
  RANGE_STEPS,
  type RangeUnit,
  waitsForParent,
} from '#src/rules/search/facet-order.ts';
import { facetLabel, valueLabel } from '#src/rules/search/facet-words.ts';
import { isWordFacet, type Range, type RangeFacet, type WordFacet } from '#src/rules/search/facets.ts';
import type { PageContext } from '#src/use-cases/context.ts';
import type { FoundStock } from '#src/use-cases/search/find-stock.ts';
import { vehicleWord } from '#src/views/site/vehicle-word.ts';

export interface ValueView {
  readonly value: string;
  /** Left out of what is sent to the browser when it is the value itself. */
  readonly label?: string;
  readonly count: number;
  readonly chosen: boolean;
}

/** One group of the filter panel. */
export type FacetView =
  | {
      readonly kind: 'values';
      readonly facet: WordFacet;
      readonly label: string;
      /** Lists with headings, such as 'Popular Makes' and 'All Makes' (ledger S14), or one list without. */
      readonly lists: readonly { readonly heading: string | null; readonly values: readonly ValueView[] }[];
      /** The facet whose chosen values limit this list, as makes limit models. */
      readonly parent: WordFacet | null;
    }
  | {
      readonly kind: 'range';
      readonly facet: RangeFacet;
      readonly label: string;
      /** The lowest and highest number with all other filters applied. */
      readonly bounds: { readonly min: number; readonly max: number };
      readonly chosen: Range;
      readonly step: number;
      readonly unit: RangeUnit;
      /** How many vehicles lie in each equal part of the bounds; empty when no chart is shown. */
      readonly bars: readonly number[];
    };

interface Counted {
  readonly value: string;
  readonly count: number;
}

/**
 * The groups of the filter panel in the switch's order, with counts for each value, also for values without a hit (ledger S3, S4, S14).
 * Left out are only a facet of which the stock has no value at all, and a very long list that another facet's choice would shorten.
 */
export function searchFacets(context: PageContext, found: FoundStock): FacetView[] {
  return context.site.switches.shownFacets.flatMap((facet) =>
    isWordFacet(facet) ? valuesView(context, found, facet) : rangeView(context, found, facet),
  );
}

function valuesView(context: PageContext, { query, answer }: FoundStock, facet: WordFacet): FacetView[] {
  const { stock } = context.showroom;
  const parent = facetParent(facet);
  const chosen = query.words[facet] ?? [];
  const chosenAbove = parent === null ? undefined : query.words[parent];
  const within = parent === null || chosenAbove === undefined ? {} : { [parent]: chosenAbove };
  // A list's values and, for most lists, their order do not depend on other filters, so that nothing moves under the finger.
  const universe = stock.search(
    { text: '', sort: 'relevance', words: within, ranges: {} },
    { offset: 0, limit: 0, facets: [facet] },
  );
  const usual = new Map(universe.facets[facet]?.map(({ value, count }) => [value, count]));
  const isChosen = (value: string) => chosen.some((one) => one.toLowerCase() === value.toLowerCase());
  const counted = (answer.facets[facet] ?? []).filter(
    ({ value }) => chosenAbove === undefined || (usual.get(value) ?? 0) > 0 || isChosen(value),
  );
  const waits = chosen.length === 0 && waitsForParent(facet, counted.length, chosenAbove !== undefined);
  if (counted.length === 0 || waits) return [];
  const view = ({ value, count }: Counted): ValueView => ({
    value,
    label: valueLabel(facet, value),
    count,
    chosen: isChosen(value),
  });
  const often = ({ value }: { readonly value: string }) => usual.get(value) ?? 0;
  return [
    {
      kind: 'values',
      facet,
      label: facetLabel(facet, vehicleWord(context.site)),
      lists:
        facet === 'make'
          ? makeView(counted, often, view)
          : [{ heading: null, values: facetOrder(facet, counted, often).map(view) }],
      parent,
    },
  ];
}

/** Popular makes first, by count, then all by name (ledger S14). Ticking a make changes no make's count, so nothing moves under the finger. */
function makeView(makes: readonly Counted[], often: (make: Counted) => number, view: (make: Counted) => ValueView) {
  const { popular, all } = makeLists(makes, often);
  return [
    { heading: 'Popular Makes', values: popular.map(view) },
    ...(all.length === 0 ? [] : [{ heading: 'All Makes', values: all.map(view) }]),
  ];
}

function rangeView({ site }: PageContext, { query, answer }: FoundStock, facet: RangeFacet): FacetView[] {
  const found = answer.ranges[facet];
  const chosen = query.ranges[facet] ?? { min: null, max: null };
  if (found === undefined && chosen.min === null && chosen.max === null) return [];
  const bounds = found ?? { min: chosen.min ?? 0, max: chosen.max ?? chosen.min ?? 0, bars: [] };
  return [
    {
      kind: 'range',
      facet,
      label: facetLabel(facet, vehicleWord(site)),
      bounds: { min: bounds.min, max: bounds.max },
      chosen,
      ...RANGE_STEPS[facet],
      bars: facet === 'price' ? bounds.bars : [],
    },
  ];
}
