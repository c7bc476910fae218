/** A card's quote key, and what its own estimate assumes; either may be missing. */
export type NotedEstimate = readonly [quoteKey: string | null, assumes: string | null];

/** What the estimates of a list assume, each vehicle's quote before its own estimate (ledger M8). */
export const notedEstimates = (noted: readonly NotedEstimate[], quoted: (key: string) => string | null): string[] =>
  noted.flatMap(([key, assumes]) => (key === null ? null : quoted(key)) ?? assumes ?? []);
