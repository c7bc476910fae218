import type { Vehicle } from '../stock/vehicle.ts';
import { isAvailable } from '../stock/vehicle-status.ts';

/** The checks made on a vehicle: the site's list, for used vehicles only (ledger V10). */
export const checksOf = (car: Pick<Vehicle, 'carType'>, checks: readonly string[]): readonly string[] =>
  car.carType === 'used' ? checks : [];

/** Whether a trade-in is offered against a vehicle: if the site does, and while it can be bought (ledger V10). */
export const offersTradeIn = (car: Pick<Vehicle, 'status' | 'sold'>, given: { readonly tradeInButton: boolean }): boolean =>
  given.tradeInButton && isAvailable(car);

/** Whether a vehicle at an address shows other vehicles: not at the addresses that the site lists (ledger V15). */
export const showsLower = (addressId: number | null, hiddenAt: readonly number[]): boolean =>
  addressId === null || !hiddenAt.includes(addressId);
