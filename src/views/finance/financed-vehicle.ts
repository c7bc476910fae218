import type { Vehicle } from '#src/rules/stock/vehicle.ts';
import { isAvailable } from '#src/rules/stock/vehicle-status.ts';
import type { PageContext } from '#src/use-cases/context.ts';
import { findVehicle } from '#src/use-cases/stock/find-vehicle.ts';

/** The vehicle that a finance page's address names; null when it names none, the vehicle is no longer for sale, or the site has no finance. */
export async function financedVehicle(context: PageContext, key: string | null): Promise<Vehicle | null> {
  if (key === null || !context.site.switches.financeEnabled) return null;
  const car = await findVehicle(context, key);
  return car !== null && isAvailable(car) ? car : null;
}
