const EDGES: readonly string[] = ['from', 'until', 'starts', 'expires'];

/** The next instant at which anything dated in a site's data begins or ends; Infinity if none does (ledger O8). */
export const flipsAt = (data: unknown, now: number): number =>
  Math.min(...edges(data).filter((at) => at > now), Number.POSITIVE_INFINITY);

/** Every instant at which something in this data begins or ends, at any depth. */
function edges(data: unknown): number[] {
  if (typeof data !== 'object' || data === null) return [];
  if (Array.isArray(data)) return data.flatMap(edges);
  return Object.entries(data).flatMap(([key, value]) =>
    EDGES.includes(key) && typeof value === 'string' ? [Date.parse(value)] : edges(value),
  );
}
