/** What decides whether a car is for sale. */
export interface Offered {
  readonly status: string;
  readonly sold: boolean;
}

/** In stock and coming soon are for sale; any other status, or the sold mark, is not (ledger V8). */
export const isAvailable = (car: Offered): boolean => !car.sold && (car.status === 'in_stock' || car.status === 'coming_soon');

/** A sold car: marked so, or with the status that says so. */
export const isSold = (car: Offered): boolean => car.sold || car.status === 'sold';
