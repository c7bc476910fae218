import { isAvailable, type Offered } from '../stock/vehicle-status.ts';

/** The states that a vehicle's page always shows, whatever its card's one tag says (ledger V8). */
export type StateTag = 'reserved' | 'comingSoon';

/** The states of a vehicle that can be bought: reserved, coming soon (ledger V8). */
export function stateTags(car: Offered & { readonly reserved: boolean }): StateTag[] {
  if (!isAvailable(car)) return [];
  return [...(car.reserved ? (['reserved'] as const) : []), ...(car.status === 'coming_soon' ? (['comingSoon'] as const) : [])];
}
