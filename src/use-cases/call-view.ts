import type { Vehicle } from '#src/rules/stock/vehicle.ts';
import { isAvailable } from '#src/rules/stock/vehicle-status.ts';
import type { Context } from './context.ts';
import type { CallView } from './vehicle-page-types.ts';

/** How the dealer of a vehicle is rung; null where that cannot be, or the vehicle can no longer be bought. */
export function callView({ site, showroom }: Context, car: Vehicle): CallView | null {
  const phone = showroom.locations.find(({ id }) => id === car.locationId)?.phone ?? null;
  const dealership = site.dealerships.find(({ id }) => id === car.dealershipId);
  return phone === null || !isAvailable(car) ? null : { text: (dealership ?? site).switches.callText, phone };
}
