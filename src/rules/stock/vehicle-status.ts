export interface SaleStatus {
  readonly status: string;
  readonly sold: boolean;
}

/** In stock and coming soon are for sale; any other status, or the sold mark, is not (ledger V8). */
export const isAvailable = (car: SaleStatus): boolean => !car.sold && (car.status === 'in_stock' || car.status === 'coming_soon');

/** Whether a vehicle is at the dealer's now: neither sold nor still to come. */
export const isInStock = (car: SaleStatus): boolean => isAvailable(car) && car.status === 'in_stock';

/** Whether a vehicle is sold: marked so, or by its status. */
export const isSold = (car: SaleStatus): boolean => car.sold || car.status === 'sold';

/** What is known of a vehicle's sale before and after an update. Times in milliseconds since 1970. */
export interface SaleUpdate {
  readonly isSold: boolean;
  readonly feedDate: number | null;
  readonly before: { readonly isSold: boolean; readonly soldAt: number | null } | null;
}

/**
 * When a vehicle was sold: as the feed says, or else now if it was unsold until this update; a sale with an unknown date stays
 * unknown.
 */
export function saleDate({ isSold, feedDate, before }: SaleUpdate, now: number): number | null {
  if (!isSold) return null;
  if (feedDate !== null) return feedDate;
  if (before === null) return null;
  return before.isSold ? before.soldAt : now;
}
