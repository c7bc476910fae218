import type { Vehicle } from '#src/rules/stock/vehicle.ts';
import type { PageContext } from '#src/use-cases/context.ts';

type Input = Pick<PageContext, 'showroom' | 'store'>;

/**
 * A vehicle that this site may show, by address or id (ledger I3): from memory, or from the store when it was sold long ago. Returns null for
 * another site's, and for one that the dealer hides (P6, V8).
 */
export async function findVehicle({ showroom, store }: Input, key: string): Promise<Vehicle | null> {
  const inMemory = showroom.stock.vehicle(key);
  if (inMemory !== null) return inMemory;
  if (!showroom.stock.isArchived(key)) return null;
  const car = await store.vehicle(key);
  return car !== null && isShown(showroom, car) ? car : null;
}

/** The vehicles of these ids that this site may show, in their order: at most one query, however many ids there are. */
export async function findVehicles({ showroom, store }: Input, ids: readonly number[]): Promise<Vehicle[]> {
  const inMemory = new Map(ids.map((id) => [id, showroom.stock.vehicle(String(id))]));
  const archived = ids.filter((id) => inMemory.get(id) === null && showroom.stock.isArchived(String(id)));
  const stored = new Map((await store.vehicles(archived)).map((car) => [car.id, car]));
  return ids.flatMap((id) => {
    const car = inMemory.get(id) ?? stored.get(id);
    return car !== undefined && (inMemory.get(id) !== null || isShown(showroom, car)) ? [car] : [];
  });
}

const isShown = ({ stock }: Input['showroom'], car: Vehicle): boolean => car.showOnDealerWebsite && stock.isOurs(car);
