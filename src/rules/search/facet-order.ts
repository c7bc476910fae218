import type { RangeFacet, WordFacet } from './facets.ts';

const PARENTS: Readonly<Partial<Record<WordFacet, WordFacet>>> = { model: 'make', badge: 'model' };

/** Facets whose values have an order of their own. */
const IN_ORDER: readonly WordFacet[] = ['seats', 'sleeps', 'price_range', 'weekly_price_range', 'certified', 'ensuite'];
const TYPE_ORDER = ['new', 'demo', 'used'];

/** The facet whose chosen values limit what this one lists: with makes chosen, only their models. Null if none does. */
export const facetParent = (facet: WordFacet): WordFacet | null => PARENTS[facet] ?? null;

/** A longer list helps nobody before what its values belong to is chosen: the badges of all models, say. */
const MOST_OF_ALL = 200;

/** Whether a list of so many values is left out until what its values belong to is chosen (ledger S3). */
export const waitsForParent = (facet: WordFacet, values: number, isParentChosen: boolean): boolean =>
  facetParent(facet) !== null && !isParentChosen && values > MOST_OF_ALL;

/** A facet's values in the order they are listed: types in dealers' order, numbers ascending, anything else by count. */
export function facetOrder<Value extends { readonly value: string }>(
  facet: WordFacet,
  values: readonly Value[],
  often: (value: Value) => number,
): readonly Value[] {
  if (facet === 'car_type') return values.toSorted((a, b) => TYPE_ORDER.indexOf(a.value) - TYPE_ORDER.indexOf(b.value));
  return IN_ORDER.includes(facet) ? values : values.toSorted((a, b) => often(b) - often(a));
}

export type RangeUnit = 'dollars' | 'kilometres' | 'years' | 'feet' | 'kilograms';

/** The step and unit of a number's slider: the smallest step that means something to a shopper. */
export const RANGE_STEPS: Readonly<Record<RangeFacet, { readonly step: number; readonly unit: RangeUnit }>> = {
  price: { step: 500, unit: 'dollars' },
  subscription_price: { step: 5, unit: 'dollars' },
  km: { step: 1_000, unit: 'kilometres' },
  year: { step: 1, unit: 'years' },
  body_length: { step: 1, unit: 'feet' },
  tare_weight: { step: 50, unit: 'kilograms' },
  aggregate_trailer_mass: { step: 50, unit: 'kilograms' },
};

/** A value of a facet with its count. */
interface Counted {
  readonly value: string;
  readonly count: number;
}

const POPULAR = 20;

const byName = (a: Counted, b: Counted) => a.value.localeCompare(b.value, 'en-AU');

/**
 * The popular makes, highest count first, and all makes by name; the second list is empty if the first contains every make
 * (ledger S14). Makes with the same count are ordered by `often`, their count on the whole site.
 */
export function makeLists<T extends Counted>(
  values: readonly T[],
  often: (value: T) => number = () => 0,
): { readonly popular: readonly T[]; readonly all: readonly T[] } {
  return {
    popular: values.toSorted((a, b) => b.count - a.count || often(b) - often(a) || byName(a, b)).slice(0, POPULAR),
    all: values.length > POPULAR ? values.toSorted(byName) : [],
  };
}
