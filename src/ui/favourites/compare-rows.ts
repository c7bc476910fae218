/** One line of a comparison: what it is about, and each vehicle's value. */
interface CompareRow {
  readonly label: string;
  readonly values: readonly (string | null)[];
}

/** The lines of a comparison: without those that nobody has a value for and, where only differences are wanted, those in which all are alike. */
export function compareRows(
  labels: readonly string[],
  vehicles: readonly { readonly values: readonly (string | null)[] }[],
  onlyDifferences: boolean,
): CompareRow[] {
  return labels
    .map((label, at) => ({ label, values: vehicles.map(({ values }) => values[at] ?? null) }))
    .filter(({ values }) => values.some((value) => value !== null) && !(onlyDifferences && new Set(values).size === 1));
}
