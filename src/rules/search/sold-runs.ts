/** With sold handling on: everything if every vehicle is sold, or else only the first of each run of sold ones (ledger S12). */
export function thinSoldRuns<T>(hits: readonly T[], isSold: (hit: T) => boolean): readonly T[] {
  if (hits.every(isSold)) return hits;
  return hits.filter((hit, at) => {
    const before = hits[at - 1];
    return !isSold(hit) || before === undefined || !isSold(before);
  });
}
