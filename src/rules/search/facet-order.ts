import type { RangeFacet, WordFacet } from './facets.ts';

/** What is only worth choosing within something else, and what that is: models of a make, badges of a model. */
const UNDER: Readonly<Partial<Record<WordFacet, WordFacet>>> = { model: 'make', badge: 'model' };

/** These are counted in an order of their own. */
const IN_ORDER: readonly WordFacet[] = ['seats', 'price_range', 'weekly_price_range', 'certified'];
const TYPE_ORDER = ['new', 'demo', 'used'];

/** These tell what the site is about even where there is but one. */
const ALWAYS: readonly WordFacet[] = ['make', 'car_type'];

/** The facet that one stands under, which must be chosen first; null where it stands by itself. */
export const facetAbove = (facet: WordFacet): WordFacet | null => UNDER[facet] ?? null;

/** Whether a list is worth its place: one value is no choice, unless it is chosen or tells what the site is about. */
export const isWorthShowing = (facet: WordFacet, values: number, chosen: number): boolean =>
  values > 1 || (values === 1 && (ALWAYS.includes(facet) || chosen > 0));

/** A facet's values as they are listed: types as dealers say them, numbers as they count up, anything else the most frequent first. */
export function facetOrder<Value extends { readonly value: string }>(
  facet: WordFacet,
  values: readonly Value[],
  often: (value: Value) => number,
): readonly Value[] {
  if (facet === 'car_type') return values.toSorted((a, b) => TYPE_ORDER.indexOf(a.value) - TYPE_ORDER.indexOf(b.value));
  return IN_ORDER.includes(facet) ? values : values.toSorted((a, b) => often(b) - often(a));
}

/** How a number is counted on its slider: the smallest step that means something to a shopper, and what it is a number of. */
export const RANGE_STEPS: Readonly<
  Record<RangeFacet, { readonly step: number; readonly unit: 'dollars' | 'kilometres' | 'years' }>
> = {
  price: { step: 500, unit: 'dollars' },
  subscription_price: { step: 5, unit: 'dollars' },
  km: { step: 1_000, unit: 'kilometres' },
  year: { step: 1, unit: 'years' },
};
