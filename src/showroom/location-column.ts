/** The location of each row's vehicle: a small number per row, and the id of the location with that number. */
export interface LocationColumn {
  readonly codes: Uint32Array;
  readonly ids: readonly number[];
}

/** Numbers the locations in the order in which rows name them. */
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

/** How far each location of a column is; a location whose coordinates are unknown is infinitely far. */
export const distancesOf = ({ ids }: LocationColumn, distances: ReadonlyMap<number, number>): Float64Array =>
  Float64Array.from(ids, (id) => distances.get(id) ?? Number.POSITIVE_INFINITY);

/**
 * The positions of rows, the nearest first; rows that are equally far stay in the order of relevance (ledger S23). Only the locations are sorted, of
 * which there are few; the rows are then distributed to them.
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
    const position = next[rank] ?? 0;
    order[position] = at;
    next[rank] = position + 1;
  }
  return order;
}
