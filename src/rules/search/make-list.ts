/** A value of a facet with how many there are. */
interface Counted {
  readonly value: string;
  readonly count: number;
}

const POPULAR = 20;

const byName = (a: Counted, b: Counted) => a.value.localeCompare(b.value, 'en-AU');

/** The popular makes, most first, and all makes by name; the second list is empty where the first holds every make (ledger S14). */
export function makeLists<T extends Counted>(
  values: readonly T[],
): { readonly popular: readonly T[]; readonly all: readonly T[] } {
  return {
    popular: values.toSorted((a, b) => b.count - a.count || byName(a, b)).slice(0, POPULAR),
    all: values.length > POPULAR ? values.toSorted(byName) : [],
  };
}
