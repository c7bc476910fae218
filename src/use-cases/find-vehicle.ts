import type { Vehicle } from '#src/rules/stock/vehicle.ts';
import type { Context } from './context.ts';

/**
 * A vehicle that this site may show, by address or id (ledger I3): from memory, or from the store when it was sold long ago. Another site's,
 * and one that the dealer hides, is not there at all (P6, V8).
 */
export async function findVehicle({ showroom, store }: Context, key: string): Promise<Vehicle | null> {
  const inMemory = showroom.stock.vehicle(key);
  if (inMemory !== null) return inMemory;
  const car = await store.vehicle(key);
  return car?.showOnDealerWebsite === true && showroom.stock.isOurs(car) ? car : null;
}
