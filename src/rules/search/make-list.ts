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
