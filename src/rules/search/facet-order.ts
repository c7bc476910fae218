import type { RangeFacet, WordFacet } from './facets.ts';

const PARENTS: Readonly<Partial<Record<WordFacet, WordFacet>>> = { model: 'make', badge: 'model' };

/** Facets whose values have an order of their own. */
const IN_ORDER: readonly WordFacet[] = ['seats', 'price_range', 'weekly_price_range', 'certified'];
const TYPE_ORDER = ['new', 'demo', 'used'];

/** The facet whose chosen values limit what this one lists: with makes chosen, only their models. Null if none does. */
export const facetParent = (facet: WordFacet): WordFacet | null => PARENTS[facet] ?? null;

/** A facet's values in the order they are listed: types in dealers' order, numbers ascending, anything else by count. */
export function facetOrder<Value extends { readonly value: string }>(
  facet: WordFacet,
  values: readonly Value[],
  often: (value: Value) => number,
): readonly Value[] {
  if (facet === 'car_type') return values.toSorted((a, b) => TYPE_ORDER.indexOf(a.value) - TYPE_ORDER.indexOf(b.value));
  return IN_ORDER.includes(facet) ? values : values.toSorted((a, b) => often(b) - often(a));
}

/** The step and unit of a number's slider: the smallest step that means something to a shopper. */
export const RANGE_STEPS: Readonly<
  Record<RangeFacet, { readonly step: number; readonly unit: 'dollars' | 'kilometres' | 'years' }>
> = {
  price: { step: 500, unit: 'dollars' },
  subscription_price: { step: 5, unit: 'dollars' },
  km: { step: 1_000, unit: 'kilometres' },
  year: { step: 1, unit: 'years' },
};
