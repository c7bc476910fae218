/** What is known of a vehicle's sale before and after an update. Times in milliseconds since 1970. */
export interface SaleNews {
  readonly isSold: boolean;
  readonly given: number | null;
  readonly before: { readonly isSold: boolean; readonly soldAt: number | null } | null;
}

/**
 * When a vehicle was sold: as the feed says, or else now if it was unsold until this update; a sale with an unknown date stays
 * unknown.
 */
export function saleDate({ isSold, given, before }: SaleNews, now: number): number | null {
  if (!isSold) return null;
  if (given !== null) return given;
  if (before === null) return null;
  return before.isSold ? before.soldAt : now;
}
