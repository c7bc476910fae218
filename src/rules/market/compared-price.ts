import { isPrice } from '../price/price-display.ts';
import { isAvailable, type Offered } from '../stock/vehicle-status.ts';

/** The price of a vehicle that can be compared: for sale and with a real price (ledger C8, M10); null otherwise. */
export const comparedPrice = (car: Offered & { readonly price: number | null }): number | null =>
  isAvailable(car) && isPrice(car.price) ? car.price : null;
