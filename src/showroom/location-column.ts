/** Which location each row's vehicle stands at: a small number for each row, and the id that each number stands for. */
export interface LocationColumn {
  readonly codes: Uint32Array;
  readonly ids: readonly number[];
}

/** Numbers the locations of rows in the order they are met. */
export function locationColumn(locationIds: Float64Array): LocationColumn {
  const known = new Map<number, number>();
  const codes = new Uint32Array(locationIds.length);
  for (let at = 0; at < codes.length; at += 1) {
    const id = locationIds[at] ?? Number.NaN;
    let code = known.get(id);
    if (code === undefined) {
      code = known.size;
      known.set(id, code);
    }
    codes[at] = code;
  }
  return { codes, ids: [...known.keys()] };
}

/** How far each location of a column is; one that nobody knows the whereabouts of is infinitely far. */
export const distancesOf = ({ ids }: LocationColumn, distances: ReadonlyMap<number, number>): Float64Array =>
  Float64Array.from(ids, (id) => distances.get(id) ?? Number.POSITIVE_INFINITY);

/**
 * The places of rows, the nearest first; rows that are equally far stay in the order of relevance (ledger S23). Locations are sorted, which are few; the
 * rows are only dealt out to them.
 */
export function nearestOrder({ codes }: LocationColumn, distances: Float64Array): Uint32Array {
  const steps = [...new Set(distances)].toSorted((a, b) => a - b);
  const ranks = Uint32Array.from(distances, (km) => steps.indexOf(km));
  const next = new Uint32Array(steps.length + 1);
  for (let at = 0; at < codes.length; at += 1) {
    const after = (ranks[codes[at] ?? 0] ?? 0) + 1;
    next[after] = (next[after] ?? 0) + 1;
  }
  for (let rank = 1; rank < next.length; rank += 1) next[rank] = (next[rank] ?? 0) + (next[rank - 1] ?? 0);
  const order = new Uint32Array(codes.length);
  for (let at = 0; at < codes.length; at += 1) {
    const rank = ranks[codes[at] ?? 0] ?? 0;
    const place = next[rank] ?? 0;
    order[place] = at;
    next[rank] = place + 1;
  }
  return order;
}
