export interface SaleStatus {
  readonly status: string;
  readonly sold: boolean;
}

/** In stock and coming soon are for sale; any other status, or the sold mark, is not (ledger V8). */
export const isAvailable = (car: SaleStatus): boolean => !car.sold && (car.status === 'in_stock' || car.status === 'coming_soon');

/** Whether a vehicle is sold: marked so, or by its status. */
export const isSold = (car: SaleStatus): boolean => car.sold || car.status === 'sold';
