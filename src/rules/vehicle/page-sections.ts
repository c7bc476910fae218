import type { Vehicle } from '#src/rules/stock/vehicle.ts';
import { isAvailable, type SaleStatus } from '#src/rules/stock/vehicle-status.ts';

/** The checks made on a vehicle: the site's list, for used vehicles only (ledger V10). */
export const usedVehicleChecks = (car: Pick<Vehicle, 'carType'>, checks: readonly string[]): readonly string[] =>
  car.carType === 'used' ? checks : [];

/** Whether a trade-in is offered against a vehicle: if the site does, and while it can be bought (ledger V10). */
export const offersTradeIn = (car: Pick<Vehicle, 'status' | 'sold'>, input: { readonly tradeInButton: boolean }): boolean =>
  input.tradeInButton && isAvailable(car);

/** Whether a vehicle at an address shows other vehicles: not at the addresses that the site lists (ledger V15). */
export const showsOtherVehicles = (addressId: number | null, hiddenAt: readonly number[]): boolean =>
  addressId === null || !hiddenAt.includes(addressId);

/** The states that a vehicle's page always shows, whatever its card's one tag says (ledger V8). */
export type StateTag = 'reserved' | 'comingSoon';

/** The states of a vehicle that can be bought: reserved, coming soon (ledger V8). */
export function stateTags(car: SaleStatus & { readonly reserved: boolean }): StateTag[] {
  if (!isAvailable(car)) return [];
  return [...(car.reserved ? (['reserved'] as const) : []), ...(car.status === 'coming_soon' ? (['comingSoon'] as const) : [])];
}
