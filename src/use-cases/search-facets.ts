import { facetAbove, facetOrder, isWorthShowing, RANGE_STEPS } from '#src/rules/search/facet-order.ts';
import { facetLabel, valueLabel } from '#src/rules/search/facet-words.ts';
import { isWordFacet, type RangeFacet, type WordFacet } from '#src/rules/search/facets.ts';
import { makeLists } from '#src/rules/search/make-list.ts';
import type { Context } from './context.ts';
import type { FoundStock } from './find-stock.ts';
import type { FacetView, ValueView } from './search-page-types.ts';
import { vehicleWord } from './vehicle-word.ts';

/** The groups of the filter panel, with counts for each value, those without a hit too (ledger S3, S4, S14). */
export function searchFacets(context: Context, found: FoundStock): FacetView[] {
  return context.site.switches.shownFacets.flatMap((facet) =>
    isWordFacet(facet) ? valuesView(context, found, facet) : rangeView(context, found, facet),
  );
}

function valuesView(context: Context, { query, answer }: FoundStock, facet: WordFacet): FacetView[] {
  const { stock } = context.showroom;
  const under = facetAbove(facet);
  const chosen = query.words[facet] ?? [];
  if (under !== null && query.words[under] === undefined && chosen.length === 0) return [];
  const within = under === null ? {} : { [under]: query.words[under] ?? [] };
  // The order of a list and what stands in it do not depend on what is chosen elsewhere: nothing moves under the finger.
  const universe = stock.search(
    { text: '', sort: 'relevance', words: within, ranges: {} },
    { offset: 0, limit: 0, facets: [facet] },
  );
  const usual = new Map(universe.facets[facet]?.map(({ value, count }) => [value, count]));
  const isChosen = (value: string) => chosen.some((one) => one.toLowerCase() === value.toLowerCase());
  const counted = (answer.facets[facet] ?? []).filter(
    ({ value }) => under === null || (usual.get(value) ?? 0) > 0 || isChosen(value),
  );
  if (!isWorthShowing(facet, counted.length, chosen.length)) return [];
  const view = ({ value, count }: { readonly value: string; readonly count: number }): ValueView => ({
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
          ? makeView(
              counted.map((one) => ({ ...one, often: often(one) })),
              view,
            )
          : [{ heading: null, values: facetOrder(facet, counted, often).map(view) }],
      under,
    },
  ];
}

/** Popular makes first, by how many there are of each on the whole site; then the others by name (ledger S14). */
function makeView(
  makes: readonly { readonly value: string; readonly count: number; readonly often: number }[],
  view: (make: { readonly value: string; readonly count: number }) => ValueView,
) {
  const counts = new Map(makes.map((make) => [make.value, make]));
  const { popular, all } = makeLists(makes.map(({ value, often }) => ({ value, count: often })));
  const views = (list: readonly { readonly value: string }[]) =>
    list.flatMap(({ value }) => (counts.has(value) ? [view(counts.get(value) ?? { value, count: 0 })] : []));
  return [
    { heading: 'Popular Makes', values: views(popular) },
    ...(all.length === 0 ? [] : [{ heading: 'All Makes', values: views(all) }]),
  ];
}

function rangeView({ site }: Context, { query, answer }: FoundStock, facet: RangeFacet): FacetView[] {
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
