/** When a promotion runs, from a site's file: instants with their offset, empty for no start or end. */
export interface Dates {
  readonly from?: string | null | undefined;
  readonly until?: string | null | undefined;
}

/** Whether a promotion runs at an instant: including its start, excluding its end (ledger O8, S18). */
export const isShowing = ({ from, until }: Dates, now: number): boolean =>
  (isGiven(from) ? Date.parse(from) <= now : true) && (isGiven(until) ? now < Date.parse(until) : true);

/** Whether a promotion ends before or when it begins: it would never show, and nobody would know why. */
export const endsBeforeStart = ({ from, until }: Dates): boolean =>
  isGiven(from) && isGiven(until) && Date.parse(until) <= Date.parse(from);

const isGiven = (at: string | null | undefined): at is string => at !== null && at !== undefined;

const EDGES: readonly string[] = ['from', 'until', 'starts', 'expires'];

/** The next instant at which anything dated in a site's data begins or ends; Infinity if none does (ledger O8). */
export const nextShowingChange = (data: unknown, now: number): number =>
  Math.min(...edges(data).filter((at) => at > now), Number.POSITIVE_INFINITY);

/** Every instant at which something in this data begins or ends, at any depth. */
function edges(data: unknown): number[] {
  if (typeof data !== 'object' || data === null) return [];
  if (Array.isArray(data)) return data.flatMap(edges);
  return Object.entries(data).flatMap(([key, value]) =>
    EDGES.includes(key) && typeof value === 'string' ? [Date.parse(value)] : edges(value),
  );
}
